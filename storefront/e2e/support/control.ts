import { env } from "./env";

/** Stops a server of the shop and starts it again; resolves when it answers. */
export async function restart(server: "commerce" | "storefront"): Promise<void> {
  const response = await fetch(new URL(`/restart/${server}`, env.CONTROL_URL), { method: "POST" });
  if (!response.ok) throw new Error(`restart of ${server}: ${response.status} ${await response.text()}`);
}
