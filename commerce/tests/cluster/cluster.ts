import { expectBooksInOrder } from "../faults/books";
import { tell } from "../faults/faults";
import { setting } from "../http/shop";

const originsOf = (name: string): string[] =>
  setting(name)
    .split(" ")
    .map((address) => `http://${address}`);

/** Each storefront by itself, past Caddy. */
export const storefronts = originsOf("STOREFRONTS");

/** Each commerce server that answers requests, past Caddy. */
export const commerceServers = originsOf("COMMERCE_SERVERS");

/** How many requests a server has answered since its start, but for those of who watches over it. */
export async function answeredBy(server: string): Promise<number> {
  const headers = { authorization: `Bearer ${setting("METRICS_TOKEN")}` };
  const text = await (await fetch(new URL("/metrics", server), { headers })).text();
  return text
    .split("\n")
    .filter((line) => line.startsWith("http_request_duration_seconds_count{"))
    .filter((line) => !/kind="(health|metrics)"|route="\/(health|metrics)/.test(line))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/**
 * Expects that the books of the cluster are in order. Only a worker runs jobs, and it takes no requests: for this one time it does
 * both, because nobody waits a quarter of an hour for the jobs that make up.
 */
export async function expectClusterBooksInOrder(): Promise<void> {
  await tell("restart", "worker", { MEDUSA_WORKER_MODE: "shared" });
  try {
    await expectBooksInOrder(`http://${setting("WORKER")}`);
  } finally {
    await tell("restart", "worker");
  }
}
