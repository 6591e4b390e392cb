import { isProxyUnavailable } from "./commerce-error";

/** Error codes of a failed connection: nothing was sent, so a retry cannot do anything twice. */
const connectionErrorCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  // a container being replaced briefly has no DNS name and no address
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether the error means that no connection to commerce was established, so that it never saw the request. */
export function wasNeverSent(error: unknown): boolean {
  if (isProxyUnavailable(error)) return true;
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && connectionErrorCodes.has(String(cause.code));
}

/**
 * Maximum duration of a restart in ms: it takes ten seconds, and three times as long on a busy machine; after a longer
 * absence the server is considered down. Proxies time out after a minute.
 */
const maxRestartMs = 45_000;

const retryDelayMs = 250;

interface Clock {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

/** Waits for a server that is restarting, but not for one that is down. */
export class Restarts {
  /** Time of the first failed connection; null while the server is up. */
  #unreachableSince: number | null = null;

  constructor(private readonly clock: Clock) {}

  /**
   * Makes a call and repeats it while no connection can be established, until the server is back or has been down for
   * longer than a restart takes.
   * @param shouldWait false: no retry; only records whether the server is up
   */
  async run<T>(call: () => Promise<T>, shouldWait: boolean): Promise<T> {
    for (;;) {
      try {
        const answer = await call();
        this.#unreachableSince = null;
        return answer;
      } catch (error) {
        if (!wasNeverSent(error)) {
          this.#unreachableSince = null;
          throw error;
        }
        this.#unreachableSince ??= this.clock.now();
        if (!shouldWait || this.clock.now() - this.#unreachableSince >= maxRestartMs) throw error;
        await this.clock.wait(retryDelayMs);
      }
    }
  }
}
