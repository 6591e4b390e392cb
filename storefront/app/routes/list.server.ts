import { redirect } from "@remix-run/node";
import { listSearch, type ListProblem } from "~/catalogue/list-query";
import { readPanels, type Panels } from "~/catalogue/panels";
import { readListQuery } from "~/catalogue/read-list-query";
import { listPage } from "~/commerce/list.server";
import type { ListPage, ListQuery } from "~/commerce/list-types";
import type { Category } from "~/commerce/types";
import type { ShopContext } from "~/platform/shop.server";

/** What a page with a list needs. */
export interface ListData {
  query: ListQuery;
  problems: ListProblem[];
  page: ListPage;
  categories: Category[];
  panels: Panels;
}

/**
 * The list a request asks for. A page beyond the last is sent on to the last.
 * @param category the one whose page it is; without it the URL may name some
 * @throws CommerceError, and the redirect
 */
export async function loadList(
  shop: ShopContext,
  categories: Promise<Category[]>,
  category?: Category,
): Promise<ListData> {
  const url = new URL(shop.request.url);
  const { query: asked, problems } = readListQuery(url.searchParams);
  const all = await categories;
  const query: ListQuery = { ...asked, categories: category ? [] : asked.categories };
  const page = await listPage(
    shop,
    category ? { ...query, categories: [category.slugs[shop.language]] } : query,
    category ? [category] : all,
  );
  if (page.page !== query.page) throw redirect(url.pathname + listSearch({ ...query, page: page.page }));
  return { query, problems, page, categories: all, panels: readPanels(shop.request.headers.get("Cookie")) };
}
