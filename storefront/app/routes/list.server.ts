import { redirect } from "@remix-run/node";
import { listSearch } from "~/catalogue/list-query";
import type { ListView } from "~/catalogue/ListLayout";
import { readPanels } from "~/catalogue/panels";
import { readListQuery } from "~/catalogue/read-list-query";
import { listPage } from "~/commerce/list.server";
import type { ListQuery } from "~/commerce/list-types";
import type { Category } from "~/commerce/types";
import type { ShopContext } from "~/platform/shop.server";

/**
 * The product list for a request. A page number beyond the last page is redirected to the last page.
 * @param category the category whose page it is; without it the URL may filter by several
 * @throws CommerceError, or the redirect Response
 */
export async function loadList(
  shop: ShopContext,
  categories: Promise<Category[]>,
  category?: Category,
): Promise<ListView> {
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
