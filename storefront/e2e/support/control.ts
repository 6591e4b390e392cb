import { env } from "./env";

type Server = "commerce" | "storefront";

type Verb = "stop" | "start" | "restart" | "suspend" | "resume";

async function tell(
  verb: Verb,
  server: Server,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const url = new URL(`/${verb}/${server}?${new URLSearchParams(settings).toString()}`, env.CONTROL_URL);
  const response = await fetch(url, { method: "POST" });
  if (!response.ok) throw new Error(`${verb} ${server}: ${response.status} ${await response.text()}`);
}

/** Stops a server of the shop and starts it again; resolves when it answers. @param settings that are others from this start on */
export const restart = (server: Server, settings: Readonly<Record<string, string>> = {}): Promise<void> =>
  tell("restart", server, settings);

/** Lets a server hang: it is there, and answers nobody until it is resumed. */
export const suspend = (server: Server): Promise<void> => tell("suspend", server);

/** Lets a server go on that hangs; one that does not is left as it is. */
export const resume = (server: Server): Promise<void> => tell("resume", server);

/** The shop without one of its servers, as long as `work` takes. */
export async function without(server: Server, work: () => Promise<void>): Promise<void> {
  await tell("stop", server);
  try {
    await work();
  } finally {
    await tell("start", server);
  }
}
