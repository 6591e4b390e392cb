import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService } from "../../modules/messages/service";

/**
 * Removes an address from the newsletter on behalf of the owner. An address that never confirmed is deleted; otherwise
 * only the proof of consent is kept, for the period set in `retention` (GDPR art. 7(1), art. 17(3)(e)).
 * @returns whether the proof is kept; also false when the address does not exist any more
 */
export async function removeSubscription(container: MedusaContainer, id: string): Promise<boolean> {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const [subscription] = await service.listSubscriptions({ id }, { relations: ["events"], take: 1 });
  if (!subscription) return false;
  if (subscription.events.every(({ act }) => act === "requested")) {
    await service.deleteWithProof([id]);
    return false;
  }
  await service.recordAct(id, "unsubscribed", new Date());
  return true;
}
