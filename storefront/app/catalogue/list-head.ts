import { isPlain, listSearch } from "./list-query";
import type { ListPage, ListQuery } from "~/commerce/list-types";

/**
 * What search engines are told of a page of a list: pages of the plain list are pages of their own, one after the
 * other; filtered and sorted ones are doubles that nobody needs to find.
 * @param pageLabel "Page 2", for the title of all but the first
 */
export function listHead(title: string, query: ListQuery, { pages }: ListPage, pageLabel: string) {
  const at = (page: number) => (page < 1 || page > pages ? null : listSearch({ ...query, page }));
  return {
    title: query.page > 1 ? `${title} – ${pageLabel}` : title,
    noindex: !isPlain(query),
    search: isPlain(query) ? listSearch(query) : "",
    pages: { prev: at(query.page - 1), next: at(query.page + 1) },
  };
}
