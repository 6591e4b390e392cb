import { env } from "./env";

type Server = "commerce" | "storefront";

type Verb = "stop" | "start" | "restart" | "suspend" | "resume";

async function control(
  verb: Verb,
  server: Server,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const url = new URL(`/${verb}/${server}?${new URLSearchParams(settings).toString()}`, env.CONTROL_URL);
  const response = await fetch(url, { method: "POST" });
  if (!response.ok) throw new Error(`${verb} ${server}: ${response.status} ${await response.text()}`);
}

/** Restarts a server of the shop; resolves when it responds. @param settings that differ from this start on */
export const restart = (server: Server, settings: Readonly<Record<string, string>> = {}): Promise<void> =>
  control("restart", server, settings);

/** Suspends a server: it exists but does not respond until it is resumed. */
export const suspend = (server: Server): Promise<void> => control("suspend", server);

/** Resumes a suspended server; has no effect on a running one. */
export const resume = (server: Server): Promise<void> => control("resume", server);

/** Runs `work` while one of the shop's servers is stopped. */
export async function withStopped(server: Server, work: () => Promise<void>): Promise<void> {
  await control("stop", server);
  try {
    await work();
  } finally {
    await control("start", server);
  }
}
