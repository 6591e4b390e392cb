import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { enqueueMail } from "../features/mail/enqueue-mail";
import { RESTOCK_MODULE } from "../modules/restock";
import type { RestockService } from "../modules/restock/service";
import { restockRequested } from "../features/back-in-stock/events";
import { variantForMail } from "../features/back-in-stock/variant-for-mail";
import { alertLink } from "../features/back-in-stock/alert-link";
import { confirmWithin } from "../features/back-in-stock/send-alerts";

/** Whoever asks to be told gets one mail with the link to confirm. */
export default async function mailRestockLink({
  event,
  container,
}: SubscriberArgs<{ id: string; at: number }>): Promise<void> {
  const { id, at } = event.data;
  const service: RestockService = container.resolve(RESTOCK_MODULE);
  const { email, language, variant_id: variantId } = await service.retrieveAlert(id);
  const goods = await variantForMail(container, variantId, language);
  if (!goods) return;
  await enqueueMail(container, {
    event: "restock-confirm",
    key: `${id}-${at}`,
    to: email,
    language,
    template: "restock-confirm",
    data: {
      name: goods.name,
      url: alertLink("confirm", id, language, Math.floor((at + confirmWithin) / 1000)),
      end_url: alertLink("end", id, language, 0),
    },
  });
}

export const config: SubscriberConfig = { event: restockRequested };
