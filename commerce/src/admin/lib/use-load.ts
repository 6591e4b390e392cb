import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Loading } from "../components/load-status";
import { api } from "./api";
import { useAction } from "./use-action";

interface LoadOptions {
  query?: Record<string, string | number>;
  enabled?: boolean;
  /** In ms; 0 if another user may have changed it since the last visit. */
  staleTime?: number;
  gcTime?: number;
  retry?: boolean;
  refetchOnWindowFocus?: boolean;
  /** In ms. */
  refetchInterval?: number;
  placeholderData?: typeof keepPreviousData;
}

/**
 * Fetches a route, in the admin's language.
 * @param key prefix of the query key, by which it is refetched
 */
export function useLoad<Answer>(key: readonly unknown[], path: string, options: LoadOptions = {}) {
  const { language } = useTranslation().i18n;
  const { query, ...others } = options;
  return useQuery({
    queryKey: [...key, language],
    queryFn: () => api.get<Answer>(path, query),
    ...others,
  });
}

/**
 * Fetches what a route stores and saves it; refused if somebody else has saved it since.
 * @param saved success message
 * @param onSaved called when it is saved
 */
export function useStored<Answer extends { revision: string }>(
  key: readonly unknown[],
  path: string,
  { saved, onSaved }: { saved: string; onSaved?: () => unknown },
) {
  const client = useQueryClient();
  const query = useLoad<Answer>(key, path);
  const save = useAction({
    send: (body: object) => api.post<Answer>(path, body, query.data?.revision),
    onDone: (answer) => {
      client.setQueriesData({ queryKey: key }, answer);
      toast.success(saved);
      return onSaved?.();
    },
  });
  return { query, save };
}

const pageSize = 50;

/** Response of a list route: the total count, besides the rows. */
interface Counted {
  count: number;
}

export interface Paged<Answer extends Counted> extends Loading {
  data: Answer | undefined;
  pageSize: number;
  /** Zero-based. */
  page: number;
  setPage: (page: number) => void;
}

/**
 * Fetches a list route page by page, fifty rows each; the previous page stays visible until the next one is loaded.
 * Changing the filter resets to the first page.
 * @param filter query parameters of the route other than pagination
 */
export function usePaged<Answer extends Counted>(
  key: string,
  path: string,
  filter: Record<string, string> = {},
): Paged<Answer> {
  const filterKey = JSON.stringify(filter);
  const [position, setPosition] = useState({ filter: filterKey, page: 0 });
  const page = position.filter === filterKey ? position.page : 0;
  const { data, isError, isFetching, refetch } = useLoad<Answer>([key, "page", page, filter], path, {
    query: { ...filter, limit: pageSize, offset: page * pageSize },
    placeholderData: keepPreviousData,
  });
  const setPage = (chosen: number) => setPosition({ filter: filterKey, page: chosen });
  return { data, isError, isFetching, refetch, pageSize, page, setPage };
}

/** Names of all products in the admin's language; empty until loaded. */
export function useProductNames(): { id: string; name: string }[] {
  const { data } = useLoad<{ products: { id: string; name: string }[] }>(
    ["product-names"],
    "/admin/product-names",
  );
  return data?.products ?? [];
}
