import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } } });

function createVisitClient(): QueryClient {
  const client = newClient();
  // required for paused queries to resume once the connection is back
  client.mount();
  return client;
}

const visitClient = typeof document === "undefined" ? null : createVisitClient();

/**
 * The React Query client: one per visit in the browser; one per use on the server, where no data may leak between
 * visitors. It is passed to `useQuery` instead of wrapping every page in a provider, so that only pages that fetch in
 * the browser load React Query.
 */
export function useVisitQueryClient(): QueryClient {
  const [client] = useState(() => visitClient ?? newClient());
  return client;
}
