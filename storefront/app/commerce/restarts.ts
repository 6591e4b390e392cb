import { foundNobody } from "./proxy-answers";

/** How a call went for which no connection came about: nothing was sent, so that to ask again does nothing twice. */
const neverConnected: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  // a container that is being replaced has no name and no address for a moment
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether what a call threw means that no connection to commerce came about, so that it never saw the request. */
export function wasNeverSent(error: unknown): boolean {
  if (foundNobody(error)) return true;
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && neverConnected.has(String(cause.code));
}

/**
 * A restart of commerce takes ten seconds, three times as long on a machine that is busy; one that is away for longer than this (ms)
 * is not being restarted. Proxies give up after a minute.
 */
const longestRestart = 45_000;

/** Between two tries, in ms. */
const pauseMs = 250;

interface Clock {
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

/** Waits for a server that is being restarted, but not for one that is gone. */
export class Restarts {
  /** When it was first found gone; null while it is there. */
  #goneSince: number | null = null;

  constructor(private readonly clock: Clock) {}

  /**
   * Makes a call, and where no connection comes about makes it again until the server is back, or has been gone for longer than a
   * restart takes.
   * @param waits false: it is only noted whether the server is there
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
