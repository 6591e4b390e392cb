import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Loading } from "../components/load-status";
import { namesIn, sdk } from "./sdk";

/** Rows on one page of a list. */
const pageSize = 50;

/** Answer of a route that lists: how many there are in all, besides the rows. */
interface Counted {
  count: number;
}

/** A list of the admin, page by page. */
export interface Paged<Answer extends Counted> extends Loading {
  data: Answer | undefined;
  pageSize: number;
  /** From 0. */
  page: number;
  setPage: (page: number) => void;
}

/** Which rows, and in which language. */
interface OrderSearch {
  /** Query parameters of the route besides those of the page. */
  filter?: Record<string, string>;
  /** Of the names of goods: i18next's code of it. */
  language?: string;
}

/**
 * Asks a route for its rows, fifty at a time; the page before stays until the next one is there. Another filter shows its first
 * page, not the one that was looked at before.
 */
export function usePaged<Answer extends Counted>(
  key: string,
  path: string,
  { filter, language }: OrderSearch = {},
): Paged<Answer> {
  const wanted = JSON.stringify(filter ?? {});
  const [at, setAt] = useState({ filter: wanted, page: 0 });
  const page = at.filter === wanted ? at.page : 0;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [key, "page", page, filter, language],
    queryFn: () =>
      sdk.client.fetch<Answer>(path, {
        ...(language && namesIn(language)),
        query: { ...filter, limit: pageSize, offset: page * pageSize },
      }),
    placeholderData: keepPreviousData,
  });
  const setPage = (chosen: number) => setAt({ filter: wanted, page: chosen });
  return { data, isError, isFetching, refetch, pageSize, page, setPage };
}
