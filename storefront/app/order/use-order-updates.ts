import { useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OrderUpdate } from "~/commerce/order-view";
import { useVisitQueryClient } from "~/platform/query-client";

const pollMs = 4000;

async function fetchNews(id: string): Promise<OrderUpdate> {
  const response = await fetch(`/api/orders/${encodeURIComponent(id)}/status`);
  if (!response.ok) throw new Error(`The status request was answered with ${response.status}`);
  return (await response.json()) as OrderUpdate;
}

interface PollOptions {
  /** Identifies what is awaited (part of the query key). */
  name: string;
  /** Whether the order has reached the awaited state. */
  isDone: (news: OrderUpdate) => boolean;
  /** Maximum number of responses. */
  maxPolls: number;
}

/** Polls the state of an order and refreshes its page once it has reached the awaited state. */
export function useOrderUpdates(id: string, { name, isDone, maxPolls }: PollOptions): void {
  const { revalidate } = useRevalidator();
  const { data: news } = useQuery(
    {
      queryKey: ["order-news", id, name],
      queryFn: () => fetchNews(id),
      refetchInterval: ({ state }) => (state.dataUpdateCount < maxPolls ? pollMs : false),
      staleTime: 0,
      retry: true,
    },
    useVisitQueryClient(),
  );
  const done = news !== undefined && isDone(news);
  useEffect(() => {
    if (done) revalidate();
  }, [done, revalidate]);
}
