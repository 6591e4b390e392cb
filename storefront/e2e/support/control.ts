import { env } from "./env";

type Server = "commerce" | "storefront";

async function tell(verb: "stop" | "start" | "restart", server: Server): Promise<void> {
  const response = await fetch(new URL(`/${verb}/${server}`, env.CONTROL_URL), { method: "POST" });
  if (!response.ok) throw new Error(`${verb} ${server}: ${response.status} ${await response.text()}`);
}

/** Stops a server of the shop and starts it again; resolves when it answers. */
export const restart = (server: Server): Promise<void> => tell("restart", server);

/** The shop without one of its servers, as long as `work` takes. */
export async function without(server: Server, work: () => Promise<void>): Promise<void> {
  await tell("stop", server);
  try {
    await work();
  } finally {
    await tell("start", server);
  }
}
