import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { env } from "../../platform/env";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService } from "../../modules/messages/service";
import { readNewsletterToken } from "../../modules/messages/token";
import { applyNewsletterTokenWorkflow } from "../../workflows/apply-newsletter-token";

const purposes = { confirmed: "confirm", unsubscribed: "unsubscribe" } as const;

/** Does what the link of a mail says; one to confirm is void once the subscription was ended after it. @throws INVALID_DATA for a wrong or expired token */
export async function applyNewsletterToken(
  container: MedusaContainer,
  act: keyof typeof purposes,
  token: string,
): Promise<{ status: string }> {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000);
  const link = readNewsletterToken(env().SIGNING_SECRET, purposes[act], token, seconds);
  if (!link || (act === "confirmed" && (await service.endsOf(link.id, now)) !== link.ends)) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The link is not or no longer valid");
  }
  const { result } = await applyNewsletterTokenWorkflow(container).run({ input: { id: link.id, act } });
  return result;
}
