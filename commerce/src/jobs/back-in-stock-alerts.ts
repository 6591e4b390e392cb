import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteUnconfirmed, sendBackInStockAlerts } from "../features/back-in-stock/send-alerts";

/** A net under the events: every ten minutes. */
export default async function sendMissedAlerts(container: MedusaContainer): Promise<void> {
  await sendBackInStockAlerts(container);
  await deleteUnconfirmed(container);
}

export const config = { name: "restock-alerts", schedule: "*/10 * * * *" };
