import Medusa from "@medusajs/js-sdk";
import { toast, usePrompt } from "@medusajs/ui";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getI18n, useTranslation } from "react-i18next";

/** The admin is served by commerce itself, so its calls stay on the same origin. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/**
 * Headers of a request: names and messages are in the admin's language (an i18next language code).
 * @param revision of what a form shows, so that nothing else is overwritten
 */
export const headersOf = (revision?: string | null): Record<string, string> => ({
  "x-medusa-locale": getI18n().language,
  ...(revision ? { "if-match": `"${revision}"` } : {}),
});

/** Requests to the server; each throws FetchError with the server's message if it is refused. */
export const api = {
  get: <Answer>(path: string, query: Record<string, string | number> = {}): Promise<Answer> =>
    sdk.client.fetch<Answer>(path, { headers: headersOf(), query }),
  post: <Answer>(path: string, body?: object, revision?: string | null): Promise<Answer> =>
    sdk.client.fetch<Answer>(path, { method: "POST", headers: headersOf(revision), ...(body && { body }) }),
  delete: <Answer>(path: string, revision?: string | null): Promise<Answer> =>
    sdk.client.fetch<Answer>(path, { method: "DELETE", headers: headersOf(revision) }),
};

/**
 * Submits a form whose refusal says more than a message, such as an error of each field. Uses fetch, because Medusa's
 * client reduces an error response to its message.
 * @param refusals properties of a refusal that the form shows; another refusal is thrown as an Error with its message
 */
export async function submit<Answer extends object>(
  path: string,
  body: object,
  refusals: readonly string[],
  revision?: string | null,
): Promise<Answer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headersOf(revision) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer | { message?: string };
  if (response.ok || refusals.some((name) => name in answer)) return answer as Answer;
  throw new Error(("message" in answer && answer.message) || response.statusText);
}

/** In ms, until Medusa's own message would be on the page. */
const ownMessageAfter = 500;

/** Many of Medusa's forms, such as its price grid, do not say that they were refused: their mutations reject unhandled. */
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error && "status" in event.reason)) return;
  const { message } = event.reason;
  event.preventDefault();
  setTimeout(() => {
    if (!document.body.textContent.includes(message)) toast.error(message);
  }, ownMessageAfter);
});

/** State of a query; results of React Query have this shape. */
export interface Loading {
  /** Undefined until the first response. */
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

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

/** A question before something that cannot be undone. */
export type Question = Parameters<ReturnType<typeof usePrompt>>[0];

interface Action<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  /** What `start` asks first; null if nothing needs to be asked. */
  question?: (input: Input) => Question | null;
  done?: string;
  /** Called after a success; it stays pending until this and `refetch` are over. */
  onDone?: (answer: Answer, input: Input) => unknown;
  /** Title of the error message, which then has the server's reason as description. */
  failed?: string;
  /** Shows an error in another way. */
  onFailed?: (error: Error) => unknown;
  /** Prefix of the queries to refetch; after a failure too, which may mean that what is shown is outdated. */
  refetch?: readonly unknown[];
}

/** Sends a change to the server, says how it went and refetches what it changes. */
export function useAction<Input = void, Answer = unknown>(action: Action<Input, Answer>) {
  const { send, question, done, onDone, failed, onFailed, refetch } = action;
  const client = useQueryClient();
  const ask = usePrompt();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      if (done !== undefined) toast.success(done);
      return onDone?.(answer, input);
    },
    onError: (error) => {
      if (onFailed) return onFailed(error);
      return failed === undefined
        ? toast.error(error.message)
        : toast.error(failed, { description: error.message });
    },
    onSettled: () => refetch && client.invalidateQueries({ queryKey: refetch }),
  });
  /** Sends it once the question is answered with yes. */
  const start = async (input: Input): Promise<void> => {
    const asked = question?.(input);
    if (!asked || (await ask(asked))) mutation.mutate(input);
  };
  return { ...mutation, start };
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
 * @param staleTime as in LoadOptions
 */
export function usePaged<Answer extends Counted>(
  key: string,
  path: string,
  filter: Record<string, string> = {},
  staleTime?: number,
): Paged<Answer> {
  const filterKey = JSON.stringify(filter);
  const [position, setPosition] = useState({ filter: filterKey, page: 0 });
  const page = position.filter === filterKey ? position.page : 0;
  const { data, isError, isFetching, refetch } = useLoad<Answer>([key, "page", page, filter], path, {
    query: { ...filter, limit: pageSize, offset: page * pageSize },
    placeholderData: keepPreviousData,
    ...(staleTime !== undefined && { staleTime }),
  });
  const setPage = (chosen: number) => setPosition({ filter: filterKey, page: chosen });
  return { data, isError, isFetching, refetch, pageSize, page, setPage };
}

interface ProductName {
  id: string;
  name: string;
  /** Of its weights. */
  skus: string[];
}

/** Names of all products in the admin's language; empty until loaded. */
export function useProductNames(): ProductName[] {
  const { data } = useLoad<{ products: ProductName[] }>(["product-names"], "/admin/product-names");
  return data?.products ?? [];
}
