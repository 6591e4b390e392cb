import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "./env";
import { webhookSignatureHeader, signContentChanged, type ContentChanged } from "./signed-webhook";

/** The storefront answers at once; whoever waits longer waits for nothing, in ms. */
const timeoutMs = 5_000;

/** Tells the storefront what has changed. A storefront that cannot be reached is logged: it finds the change later. */
export async function notifyStorefront(
  container: MedusaContainer,
  news: Omit<ContentChanged, "at">,
): Promise<void> {
  const { STOREFRONT_URL, SIGNING_SECRET } = env();
  const { body, signature } = signContentChanged(SIGNING_SECRET, { ...news, at: Date.now() });
  try {
    const answer = await fetch(new URL("/api/news", STOREFRONT_URL), {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", [webhookSignatureHeader]: signature },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The storefront was not told of ${news.kind} ${news.id}: ${reason}`);
  }
}
