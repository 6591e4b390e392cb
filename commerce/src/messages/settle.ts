import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { env } from "../env";
import { readNewsletterToken } from "../modules/messages/token";
import { settleNewsletterWorkflow } from "../workflows/settle-newsletter";

const purposes = { confirmed: "confirm", unsubscribed: "unsubscribe" } as const;

/** Does what the link of a mail says. @throws INVALID_DATA for a wrong or expired token */
export async function settleByToken(
  container: MedusaContainer,
  act: keyof typeof purposes,
  token: string,
): Promise<{ status: string }> {
  const now = Math.floor(Date.now() / 1000);
  const id = readNewsletterToken(env().SIGNING_SECRET, purposes[act], token, now);
  if (!id) throw new MedusaError(MedusaError.Types.INVALID_DATA, "The link is not or no longer valid");
  const { result } = await settleNewsletterWorkflow(container).run({ input: { id, act } });
  return result;
}
