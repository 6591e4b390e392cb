import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueueMail } from "../mail/enqueue-mail";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import type { BackInStockService, StoredAlert } from "../../modules/back-in-stock/service";
import { availableAmong, variantForMail } from "./variant-for-mail";

async function sendAlert(
  container: MedusaContainer,
  service: BackInStockService,
  { id, variant_id: variantId, email, language }: StoredAlert,
): Promise<void> {
  const variant = await variantForMail(container, variantId, language);
  if (!variant) return;
  await enqueueMail(container, {
    event: "restock-back",
    key: id,
    to: email,
    language,
    template: "restock-back",
    data: { ...variant },
  });
  // the outbox sends each alert once; the address is not needed any more
  await service.deleteAlerts({ id });
}

/**
 * Sends each due alert once. Only variants with alerts are checked, and only the alerts of available variants are read.
 */
export async function sendBackInStockAlerts(container: MedusaContainer): Promise<void> {
  const service = container.resolve(BACK_IN_STOCK_MODULE);
  const awaited = await service.awaitedVariants();
  if (awaited.length === 0) return;
  const available = [...(await availableAmong(container, awaited))];
  if (available.length === 0) return;
  const due: StoredAlert[] = await service.listAlerts(
    { variant_id: available, confirmed_at: { $ne: null } },
    { take: null, order: { confirmed_at: "ASC", id: "ASC" } },
  );
  for (const alert of due) await sendAlert(container, service, alert);
}
