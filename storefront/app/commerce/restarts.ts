import { foundNobody } from "./proxy-answers";

/** Error codes of a failed connection: nothing was sent, so a retry cannot do anything twice. */
const neverConnected: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  // a container being replaced briefly has no DNS name and no address
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether the error means that no connection to commerce was established, so that it never saw the request. */
export function wasNeverSent(error: unknown): boolean {
  if (foundNobody(error)) return true;
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && neverConnected.has(String(cause.code));
}

/**
 * Maximum duration of a restart in ms: it takes ten seconds, and three times as long on a busy machine; after a longer
 * absence the server is considered down. Proxies time out after a minute.
 */
const longestRestart = 45_000;

/** Delay between attempts, in ms. */
const pauseMs = 250;

interface Clock {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

/** Waits for a server that is restarting, but not for one that is down. */
export class Restarts {
  /** Time of the first failed connection; null while the server is up. */
  #goneSince: number | null = null;

  constructor(private readonly clock: Clock) {}

  /**
   * Makes a call and repeats it while no connection can be established, until the server is back or has been down for
   * longer than a restart takes.
   * @param waits false: no retry; only records whether the server is up
   * @throws what the call throws
   */
  async through<T>(call: () => Promise<T>, waits: boolean): Promise<T> {
    for (;;) {
      try {
        const answer = await call();
        this.#goneSince = null;
        return answer;
      } catch (error) {
        if (!wasNeverSent(error)) {
          this.#goneSince = null;
          throw error;
        }
        this.#goneSince ??= this.clock.now();
        if (!waits || this.clock.now() - this.#goneSince >= longestRestart) throw error;
        await this.clock.wait(pauseMs);
      }
    }
  }
}
