import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { signMessage, webhookSignatureHeader } from "@su-turrone/contract/tokens";
import type { ContentChanged } from "@su-turrone/contract/content-changed";
import { env } from "./env";

/** The storefront answers at once; whoever waits longer waits for nothing, in ms. */
const timeoutMs = 5_000;

/** Tells the storefront what has changed. A storefront that cannot be reached is logged: it finds the change later. */
export async function notifyStorefront(
  container: MedusaContainer,
  change: Omit<ContentChanged, "at">,
): Promise<void> {
  const { STOREFRONT_URL, SIGNING_SECRET } = env();
  const body = JSON.stringify({ ...change, at: Date.now() } satisfies ContentChanged);
  try {
    const answer = await fetch(new URL("/api/revalidate", STOREFRONT_URL), {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        [webhookSignatureHeader]: signMessage(SIGNING_SECRET, body),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The storefront was not told of ${change.kind} ${change.id}: ${reason}`);
  }
}
