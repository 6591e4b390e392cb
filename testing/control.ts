import { setTimeout as pause } from "node:timers/promises";
import { setting } from "./env";
import { freePort } from "./ports";

/** The servers of a cluster, named as in docker-compose.yml. */
export const clusterServers = ["commerce-1", "commerce-2", "worker", "storefront-1", "storefront-2"] as const;

type Target = "commerce" | "storefront" | "sandbox" | "database" | "redis" | (typeof clusterServers)[number];
type Verb = "stop" | "kill" | "start" | "restart" | "suspend" | "resume";

/**
 * Stops, kills (`kill -9`), suspends or starts a part of the shop (scripts/lib/testing/control.mjs); resolves when done:
 * a started server responds.
 * @param settings settings of a server that differ from this start until the next, or `clock_ahead_minutes`
 */
export async function control(
  verb: Verb,
  target: Target,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const query = new URLSearchParams(settings).toString();
  const answer = await fetch(new URL(`/${verb}/${target}?${query}`, setting("CONTROL_URL")), {
    method: "POST",
  });
  if (!answer.ok) throw new Error(`${verb} ${target}: ${answer.status} ${await answer.text()}`);
}

/** Kills a part of the shop like a crash, and starts it again. */
export const killAndStart = (target: Target) => async (): Promise<void> => {
  await control("kill", target);
  await control("start", target);
};

/** Runs work between two states of a part of the shop. */
const between =
  (begin: Verb, end: Verb) =>
  async (target: Target, work: () => Promise<unknown>): Promise<void> => {
    await control(begin, target);
    try {
      await work();
    } finally {
      await control(end, target);
    }
  };

export const withStopped = between("stop", "start");

/** As `withStopped`, but the part exists and does not respond. */
export const withSuspended = between("suspend", "resume");

/** Suspends a part of the shop. @param ms for how long */
export const hangFor = (target: Target, ms: number) => (): Promise<void> =>
  withSuspended(target, () => pause(ms));

/**
 * Restarts a server of the shop so that it reports on its event loop, its CPU time and its memory. Returns the URL at
 * which it does (scripts/lib/testing/event-loop.mjs).
 */
export async function restartWithStats(
  server: "commerce" | "storefront",
  settings: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const port = await freePort();
  await control("restart", server, { ...settings, event_loop_port: String(port) });
  return new URL(`http://127.0.0.1:${port}`);
}
