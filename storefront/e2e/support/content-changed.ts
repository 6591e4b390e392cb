import { changeTags, type ChangeTag, type ContentChanged } from "@su-turrone/contract/content-changed";
import { signMessage, webhookSignatureHeader } from "@su-turrone/contract/tokens";
import { env } from "./env";

/** Tells a storefront of a change, as commerce does; of everything where no tags are named. @throws Error when it is not taken */
export async function tellChanged(
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
