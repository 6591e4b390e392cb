import type { MedusaContainer } from "@medusajs/framework/types";
import { sendBackInStockAlerts } from "../features/back-in-stock/send-alerts";

/** Every ten minutes: makes up for lost events of the stock. */
export default async function sendMissedAlerts(container: MedusaContainer): Promise<void> {
  await sendBackInStockAlerts(container);
}

export const config = { name: "back-in-stock-alerts", schedule: "*/10 * * * *" };
