import { setting } from "./shop";

/**
 * Kills commerce (`kill -9`), starts it, or both; resolves when it responds again.
 * @param changed settings that differ from this start until the next
 */
export async function control(
  verb: "kill" | "start" | "restart",
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const url = new URL(`/${verb}/commerce?${new URLSearchParams(changed).toString()}`, setting("CONTROL_URL"));
  const answer = await fetch(url, { method: "POST" });
  if (!answer.ok) throw new Error(`${verb}: ${await answer.text()}`);
}
