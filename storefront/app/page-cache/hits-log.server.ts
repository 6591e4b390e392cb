import { log } from "~/platform/log.server";

/** A page in demand gets one log line in this time (ms). */
const intervalMs = 1_000;

/** Requests answered from memory since the last line, by path. */
const hits = new Map<string, number>();

function logHits(): void {
  for (const [path, requests] of hits) log.info({ path, requests }, "requests answered from memory");
  hits.clear();
}

process.once("exit", logHits);

/** Counts a request answered from memory: a log line of its own would cost more than the answer. */
export function countHit(path: string): void {
  if (hits.size === 0) setTimeout(logHits, intervalMs);
  hits.set(path, (hits.get(path) ?? 0) + 1);
}
