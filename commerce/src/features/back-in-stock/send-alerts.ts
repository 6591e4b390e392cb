import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueueMail } from "../mail/enqueue-mail";
import { RESTOCK_MODULE } from "../../modules/restock";
import type { RestockService, StoredAlert } from "../../modules/restock/service";
import { availableAmong, variantForMail } from "./variant-for-mail";

/** Alerts looked at in one go. */
const pageSize = 200;

async function tell(container: MedusaContainer, alert: StoredAlert): Promise<void> {
  const { id, variant_id: variantId, email, language } = alert;
  const goods = await variantForMail(container, variantId, language);
  if (!goods) return;
  await enqueueMail(container, {
    event: "restock-back",
    key: id,
    to: email,
    language,
    template: "restock-back",
    data: { ...goods },
  });
  // the outbox sends each alert once; from here on the address is not needed any more
  const service: RestockService = container.resolve(RESTOCK_MODULE);
  await service.deleteAlerts({ id });
}

/** Mails everybody whose weight can be had again, once. */
export async function sendBackInStockAlerts(container: MedusaContainer): Promise<void> {
  const service: RestockService = container.resolve(RESTOCK_MODULE);
  for (let skip = 0; ;) {
    const alerts: StoredAlert[] = await service.listAlerts(
      { confirmed_at: { $ne: null } },
      { take: pageSize, skip, order: { confirmed_at: "ASC", id: "ASC" } },
    );
    if (alerts.length === 0) return;
    const back = await availableAmong(container, [...new Set(alerts.map((alert) => alert.variant_id))]);
    const due = alerts.filter((alert) => back.has(alert.variant_id));
    for (const alert of due) await tell(container, alert);
    if (alerts.length < pageSize) return;
    skip += alerts.length - due.length;
  }
}

/** An address that was never confirmed is forgotten after so long (ms), as its link is worth nothing by then. */
export const confirmWithin = 7 * 24 * 60 * 60 * 1000;

/** Forgets who never confirmed. */
export async function deleteUnconfirmed(container: MedusaContainer): Promise<void> {
  const service: RestockService = container.resolve(RESTOCK_MODULE);
  await service.deleteAlerts({
    confirmed_at: null,
    asked_at: { $lt: new Date(Date.now() - confirmWithin) },
  });
}
