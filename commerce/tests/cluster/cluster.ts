import { control } from "../../../testing/control";
import { setting } from "../../../testing/env";
import { expectBooksInOrder } from "../faults/books";

const originsOf = (name: string): string[] =>
  setting(name)
    .split(" ")
    .map((address) => `http://${address}`);

/** Origins of the individual storefronts, bypassing Caddy. */
export const storefronts = originsOf("STOREFRONTS");

/** Origins of the individual commerce servers that handle requests, bypassing Caddy. */
export const commerceServers = originsOf("COMMERCE_SERVERS");

/** Number of requests a server has handled since its start, without health checks and metrics. */
export async function answeredBy(server: string): Promise<number> {
  const headers = { authorization: `Bearer ${setting("METRICS_TOKEN")}` };
  const text = await (await fetch(new URL("/metrics?collect=process", server), { headers })).text();
  return text
    .split("\n")
    .filter((line) => line.startsWith("http_request_duration_seconds_count{"))
    .filter((line) => !/kind="(health|metrics)"|route="\/(health|metrics)/.test(line))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/**
 * Asserts that the cluster's books are consistent. Only a worker runs jobs, and it handles no requests: here it
 * temporarily does both, because waiting for the scheduled catch-up jobs would take a quarter of an hour.
 */
export async function expectClusterBooksInOrder(): Promise<void> {
  await control("restart", "worker", { MEDUSA_WORKER_MODE: "shared" });
  try {
    await expectBooksInOrder(`http://${setting("WORKER")}`);
  } finally {
    await control("restart", "worker");
  }
}
