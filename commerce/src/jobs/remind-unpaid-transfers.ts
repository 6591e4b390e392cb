import type { MedusaContainer } from "@medusajs/framework/types";
import { remindOfTransfers } from "../features/ordering/bank-transfer/transfer-reminders";

/** Every ten minutes; `startup-tasks` does the same once at each start. */
export default async function remindUnpaidTransfers(container: MedusaContainer): Promise<void> {
  await remindOfTransfers(container, new Date());
}

export const config = { name: "remind-of-transfers", schedule: "*/10 * * * *" };
