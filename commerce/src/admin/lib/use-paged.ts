import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Loading } from "../components/load-status";
import { namesIn, sdk } from "./sdk";

/** Rows per page. */
const pageSize = 50;

/** Response of a list route: the total count, besides the rows. */
interface Counted {
  count: number;
}

/** A paginated list. */
export interface Paged<Answer extends Counted> extends Loading {
  data: Answer | undefined;
  pageSize: number;
  /** Zero-based. */
  page: number;
  setPage: (page: number) => void;
}

/** Filter and language of the rows. */
interface OrderSearch {
  /** Query parameters of the route other than pagination. */
  filter?: Record<string, string>;
  /** Language of product names: an i18next language code. */
  language?: string;
}

/**
 * Fetches a list route page by page, fifty rows each; the previous page stays visible until the next one is loaded.
 * Changing the filter resets to the first page.
 */
export function usePaged<Answer extends Counted>(
  key: string,
  path: string,
  { filter, language }: OrderSearch = {},
): Paged<Answer> {
  const filterKey = JSON.stringify(filter ?? {});
  const [position, setPosition] = useState({ filter: filterKey, page: 0 });
  const page = position.filter === filterKey ? position.page : 0;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [key, "page", page, filter, language],
    queryFn: () =>
      sdk.client.fetch<Answer>(path, {
        ...(language && namesIn(language)),
        query: { ...filter, limit: pageSize, offset: page * pageSize },
      }),
    placeholderData: keepPreviousData,
  });
  const setPage = (chosen: number) => setPosition({ filter: filterKey, page: chosen });
  return { data, isError, isFetching, refetch, pageSize, page, setPage };
}
