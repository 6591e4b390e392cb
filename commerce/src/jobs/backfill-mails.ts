import type { MedusaContainer } from "@medusajs/framework/types";
import { backfillMails } from "../features/mail/backfill-mails";

/** What happened less than this ago (ms) is left to its event. */
const settled = 5 * 60 * 1000;

/** Every ten minutes: makes up for lost events; `jobs/startup-tasks.ts` does the same once at each start. */
export default async function backfillMissingMails(container: MedusaContainer): Promise<void> {
  await backfillMails(container, new Date(Date.now() - settled));
}

export const config = { name: "backfill-mails", schedule: "*/10 * * * *" };
