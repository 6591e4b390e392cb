import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService } from "../../modules/messages/service";

/**
 * Takes an address out of the newsletter for the owner. One that never confirmed is deleted; of one that did only the proof of its
 * consent stays, as long as `retention` says (GDPR art. 7(1), art. 17(3)(e)).
 * @returns whether the proof stays; false as well where there is no such address any more
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
