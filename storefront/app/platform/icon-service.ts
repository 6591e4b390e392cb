/** Timeout for the public icon services, and delay after which the next one is queried in parallel (spec §9), in ms. */
export const iconTimeouts = { total: 5000, nextHost: 750 } as const;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Requests the same path from several hosts: the next host is added when the previous ones have failed or have not
 * responded for `nextHost` ms; the first successful response wins, and the other requests are aborted.
 * @throws AggregateError if none succeeds within `total` ms
 */
export async function firstSuccessfulResponse(
  hosts: readonly string[],
  path: string,
  fetchFn: typeof fetch = fetch,
  { total, nextHost }: { total: number; nextHost: number } = iconTimeouts,
): Promise<unknown> {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(total)]);
  const fetchFrom = async (host: string): Promise<unknown> => {
    const response = await fetchFn(new URL(path, host), { signal, redirect: "error" });
    if (!response.ok) throw new Error(`${host}: ${response.status}`);
    return response.json();
  };
  const calls: Promise<unknown>[] = [];
  try {
    for (const host of hosts) {
      const call = fetchFrom(host);
      calls.push(call);
      const outcome = call.then(
        () => "answered" as const,
        () => "failed" as const,
      );
      if ((await Promise.race([outcome, pause(nextHost, signal)])) === "answered") break;
    }
    return await Promise.any(calls);
  } finally {
    controller.abort();
  }
}
