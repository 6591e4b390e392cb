import { setting } from "./shop";

/**
 * Kills commerce (`kill -9`), starts it, or both one after the other; settles when it answers again.
 * @param changed settings that are others from this start on, until the next
 */
export async function control(
  verb: "kill" | "start" | "restart",
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const url = new URL(`/${verb}/commerce?${new URLSearchParams(changed).toString()}`, setting("CONTROL_URL"));
  const answer = await fetch(url, { method: "POST" });
  if (!answer.ok) throw new Error(`${verb}: ${await answer.text()}`);
}
