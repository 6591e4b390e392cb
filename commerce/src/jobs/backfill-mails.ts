import { backfillMails } from "../features/mail/mails";
import { recordedJob } from "../features/today/recorded-job";

/** Events younger than this (ms) are left to their subscriber. */
const settledAfterMs = 5 * 60 * 1000;

export const config = { name: "backfill-mails", schedule: "*/10 * * * *" };

/** Every ten minutes: covers for lost events; `jobs/startup-tasks.ts` does the same once at each start. */
export default recordedJob(config.name, async (container) => {
  await backfillMails(container, new Date(Date.now() - settledAfterMs));
});
