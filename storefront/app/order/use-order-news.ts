import { useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OrderNews } from "~/commerce/order-types";
import { useVisitQueries } from "~/platform/query-client";

/** Between two looks at what is under way (ms). */
const lookMs = 4000;

async function fetchNews(id: string): Promise<OrderNews> {
  const response = await fetch(`/api/orders/${encodeURIComponent(id)}/status`);
  if (!response.ok) throw new Error(`The status was answered with ${response.status}`);
  return (await response.json()) as OrderNews;
}

interface Wait {
  /** Tells apart what is waited for. */
  name: string;
  /** The order has come as far as it is waited for. */
  isOver: (news: OrderNews) => boolean;
  /** How many answers are waited for at most. */
  looks: number;
}

/** Looks how far an order has come, and shows its page anew once it has come far enough. */
export function useOrderNews(id: string, { name, isOver, looks }: Wait): void {
  const { revalidate } = useRevalidator();
  const { data: news } = useQuery(
    {
      queryKey: ["order-news", id, name],
      queryFn: () => fetchNews(id),
      refetchInterval: ({ state }) => (state.dataUpdateCount < looks ? lookMs : false),
      staleTime: 0,
      retry: true,
    },
    useVisitQueries(),
  );
  const over = news !== undefined && isOver(news);
  useEffect(() => {
    if (over) revalidate();
  }, [over, revalidate]);
}
