import { redirect } from "@remix-run/node";
import { isIndexable, listSearch } from "~/catalogue/list-query";
import type { ListView } from "~/catalogue/ListLayout";
import { readPanels } from "~/catalogue/panels";
import { readListQuery } from "~/catalogue/read-list-query";
import { listPage } from "~/commerce/list.server";
import type { Category, ListPage, ListQuery } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import type { ShopContext } from "~/platform/shop.server";

/**
 * Meta data of a list page for search engines: the pages of the plain list are indexed and linked to each other;
 * filtered and sorted ones are duplicates and not indexed.
 */
export function listHead(
  { language }: ShopContext,
  title: string,
  description: string,
  { query, page: { pages } }: { query: ListQuery; page: Pick<ListPage, "pages"> },
) {
  const pageSearch = (page: number) => (page < 1 || page > pages ? null : listSearch({ ...query, page }));
  return {
    title:
      query.page > 1 ? `${title} – ${fixedT(language, "list")("paging.page", { page: query.page })}` : title,
    description,
    noindex: !isIndexable(query),
    search: isIndexable(query) ? listSearch(query) : "",
    pages: { prev: pageSearch(query.page - 1), next: pageSearch(query.page + 1) },
  };
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
