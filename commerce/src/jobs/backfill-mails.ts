import type { MedusaContainer } from "@medusajs/framework/types";
import { backfillMails } from "../features/mail/backfill-mails";

/** The events come first; what is younger (ms) is left to them. */
const settled = 5 * 60 * 1000;

/** Every ten minutes: a net below the events that mails follow from; `payment-watch` does the same once at each start. */
export default async function backfillMissingMails(container: MedusaContainer): Promise<void> {
  await backfillMails(container, new Date(Date.now() - settled));
}

export const config = { name: "missing-mails", schedule: "*/10 * * * *" };
