import { redirect } from "@remix-run/node";
import { listSearch, type ListProblem } from "~/catalogue/list-query";
import { readPanels, type Panels } from "~/catalogue/panels";
import { readListQuery } from "~/catalogue/read-list-query";
import { listPage } from "~/commerce/list.server";
import type { ListPage, ListQuery } from "~/commerce/list-types";
import type { Category } from "~/commerce/types";
import type { ShopContext } from "~/platform/shop.server";

/** Data of a page with a product list. */
export interface ListData {
  query: ListQuery;
  problems: ListProblem[];
  page: ListPage;
  categories: Category[];
  panels: Panels;
}

/**
 * The product list for a request. A page number beyond the last page is redirected to the last page.
 * @param category the category whose page it is; without it the URL may filter by several
 * @throws CommerceError, or the redirect Response
 */
export async function loadList(
  shop: ShopContext,
  categories: Promise<Category[]>,
  category?: Category,
): Promise<ListData> {
  const url = new URL(shop.request.url);
  const { query: requested, problems } = readListQuery(url.searchParams);
  const allCategories = await categories;
  const query: ListQuery = { ...requested, categories: category ? [] : requested.categories };
  const page = await listPage(
    shop,
    category ? { ...query, categories: [category.slugs[shop.language]] } : query,
    category ? [category] : allCategories,
  );
  if (page.page !== query.page) throw redirect(url.pathname + listSearch({ ...query, page: page.page }));
  return {
    query,
    problems,
    page,
    categories: allCategories,
    panels: readPanels(shop.request.headers.get("Cookie")),
  };
}
