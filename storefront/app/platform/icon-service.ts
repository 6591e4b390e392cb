/** How long public icon services are waited for, and when the next one is asked beside the first (spec §9), in ms. */
export const iconTimeouts = { all: 5000, nextHost: 750 } as const;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Asks several hosts for the same path: the next one joins in when the ones before have failed or have not answered
 * for `nextHost` ms; the first good answer counts, the other calls are dropped.
 * @throws AggregateError when none answers well within `all` ms
 */
export async function firstAnswer(
  hosts: readonly string[],
  path: string,
  get: typeof fetch = fetch,
  { all, nextHost }: { all: number; nextHost: number } = iconTimeouts,
): Promise<unknown> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(all)]);
  const ask = async (host: string): Promise<unknown> => {
    const response = await get(new URL(path, host), { signal, redirect: "error" });
    if (!response.ok) throw new Error(`${host}: ${response.status}`);
    return response.json();
  };
  const calls: Promise<unknown>[] = [];
  try {
    for (const host of hosts) {
      const call = ask(host);
      calls.push(call);
      const failed = call.then(
        () => "answered" as const,
        () => "failed" as const,
      );
      if ((await Promise.race([failed, pause(nextHost, signal)])) === "answered") break;
    }
    return await Promise.any(calls);
  } finally {
    done.abort();
  }
}
