import { isIndexable, listSearch } from "./list-query";
import type { ListPage, ListQuery } from "~/commerce/list-types";

/**
 * Meta data of a list page for search engines: the pages of the plain list are indexed and linked to each other;
 * filtered and sorted ones are duplicates and not indexed.
 * @param pageLabel "Page 2", for the title of all but the first page
 */
export function listHead(
  title: string,
  query: ListQuery,
  { pages }: Pick<ListPage, "pages">,
  pageLabel: string,
) {
  const pageSearch = (page: number) => (page < 1 || page > pages ? null : listSearch({ ...query, page }));
  return {
    title: query.page > 1 ? `${title} – ${pageLabel}` : title,
    noindex: !isIndexable(query),
    search: isIndexable(query) ? listSearch(query) : "",
    pages: { prev: pageSearch(query.page - 1), next: pageSearch(query.page + 1) },
  };
}
