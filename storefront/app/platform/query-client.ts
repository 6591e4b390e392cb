import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } } });

function newVisit(): QueryClient {
  const client = newClient();
  // else nothing that waits for a connection would go on when there is one again
  client.mount();
  return client;
}

const visit = typeof document === "undefined" ? null : newVisit();

/**
 * What React Query knows: one a visit in the browser; one a use on the server, where nothing of one visitor may reach another. Handed
 * to `useQuery` instead of standing around every page, so that only pages that read something in the browser load React Query.
 */
export function useVisitQueries(): QueryClient {
  const [client] = useState(() => visit ?? newClient());
  return client;
}
