import type { MedusaContainer } from "@medusajs/framework/types";
import { writeMissingMails } from "../orders/missing-mails";

const settledMs = 5 * 60_000;

/** Every ten minutes; `payment-watch` does the same once at each start. */
export default async function lookForMissingMails(container: MedusaContainer): Promise<void> {
  await writeMissingMails(container, new Date(), settledMs);
}

export const config = { name: "order-mails", schedule: "*/10 * * * *" };
