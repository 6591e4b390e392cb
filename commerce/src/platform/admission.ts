import { priorityQueue } from "async";
import { Counter, Gauge, Histogram } from "prom-client";
import { processMetrics } from "./metrics";

/** Work that waits its turn. */
interface Turn {
  /** Lower ranks begin first; equal ones in the order of their arrival. */
  rank: number;
  /** When it was first requested, in ms since 1970. */
  since: number;
  /** Whether it has waited before, so that it keeps its place in a full queue. */
  isReturning: boolean;
  /** How long it waits at most, in ms. */
  maxWaitMs: number;
  /** Aborted when nobody waits for it any more. */
  givenUp: AbortSignal;
}

export type Admitted =
  | { outcome: "done" | "given_up" | "crowded" }
  /** Not begun in time; `place` 1 is the next to begin. */
  | { outcome: "queued"; place: number };

interface Waiting {
  rank: number;
  begin: () => Promise<void>;
}

const waitSeconds = new Histogram({
  name: "admission_wait_seconds",
  help: "Time a cart change waited for its turn, in seconds",
  buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 40, 60],
  registers: [processMetrics],
});

const dropped = new Counter({
  name: "admission_dropped_total",
  help: "Cart changes that were never begun: given up while waiting, or refused because too many waited",
  labelNames: ["reason"],
  registers: [processMetrics],
});

const waiting = new Gauge({
  name: "admission_waiting",
  help: "Cart changes that wait for their turn",
  registers: [processMetrics],
});

/**
 * Runs only a few pieces of work at a time, so that under a crowd the first are done soon instead of all late. Work is
 * removed from the queue, and never begun, once it is given up or has waited too long.
 */
export class Admission {
  readonly #queue;

  /** @param maxWaiting pieces of work that may be ahead of a new one; behind more it is refused as `crowded` */
  constructor(
    atOnce: number,
    private readonly maxWaiting: number,
  ) {
    this.#queue = priorityQueue<Waiting>(({ begin }, done) => void begin().finally(done), atOnce);
  }

  /** Number of those waiting that begin before a new one of this rank. The queue shows them only to `remove`. */
  #countAhead(rank: number): number {
    let ahead = 0;
    this.#queue.remove(({ data }) => {
      if (data.rank <= rank) ahead += 1;
      return false;
    });
    return ahead;
  }

  /** @throws what the work throws */
  run({ rank, since, isReturning, maxWaitMs, givenUp }: Turn, work: () => Promise<void>): Promise<Admitted> {
    if (givenUp.aborted) return Promise.resolve({ outcome: "given_up" });
    if (!isReturning && this.#countAhead(rank) >= this.maxWaiting) {
      dropped.inc({ reason: "crowded" });
      return Promise.resolve({ outcome: "crowded" });
    }
    return new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer);
        givenUp.removeEventListener("abort", giveUp);
        waiting.dec();
      };
      const begin = async (): Promise<void> => {
        stopWaiting();
        waitSeconds.observe((Date.now() - since) / 1000);
        await work().then(() => resolve({ outcome: "done" }), reject);
      };
      /** @returns its place before */
      const leave = (): number => {
        stopWaiting();
        let ahead = 0;
        this.#queue.remove(({ data }) => {
          if (data.rank < rank) ahead += 1;
          return data.begin === begin;
        });
        return ahead + 1;
      };
      const giveUp = (): void => {
        leave();
        dropped.inc({ reason: "given_up" });
        resolve({ outcome: "given_up" });
      };
      const timer = setTimeout(() => resolve({ outcome: "queued", place: leave() }), maxWaitMs);
      givenUp.addEventListener("abort", giveUp);
      waiting.inc();
      this.#queue.push({ rank, begin }, rank, () => undefined);
    });
  }
}
