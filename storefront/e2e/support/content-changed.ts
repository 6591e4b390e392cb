import { changeTags, type ChangeTag, type ContentChanged } from "@su-turrone/contract/content-changed";
import { signMessage, webhookSignatureHeader } from "@su-turrone/contract/tokens";
import { env } from "./env";

/**
 * Sends a change notification to a storefront like commerce; all tags by default. @throws Error if it is not accepted
 */
export async function sendContentChanged(
  storefrontUrl: string,
  tags: readonly ChangeTag[] = changeTags,
): Promise<void> {
  const body = JSON.stringify({ tags: [...tags], pages: [], at: Date.now() } satisfies ContentChanged);
  const answer = await fetch(new URL("/api/revalidate", storefrontUrl), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [webhookSignatureHeader]: signMessage(env.SIGNING_SECRET, body),
    },
    body,
  });
  if (answer.status !== 204) throw new Error(`the notification was answered with ${answer.status}`);
}
