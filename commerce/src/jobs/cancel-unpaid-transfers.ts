import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOverdueTransfers } from "../features/ordering/bank-transfer/cancel-overdue-transfers";

/** Every hour; `startup-tasks` does the same once at each start. */
export default async function cancelUnpaidTransfers(container: MedusaContainer): Promise<void> {
  await cancelOverdueTransfers(container, new Date());
}

export const config = { name: "cancel-unpaid-transfers", schedule: "17 * * * *" };
