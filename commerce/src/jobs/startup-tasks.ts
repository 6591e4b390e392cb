import type { MedusaContainer } from "@medusajs/framework/types";
import { clockToleranceSeconds } from "@su-turrone/contract/tokens";
import { backfillMails } from "../features/mail/mails";
import {
  cancelOverdueTransfers,
  remindOfTransfers,
} from "../features/ordering/bank-transfer/overdue-transfers";
import { sendMails } from "../features/mail/mail-sender";
import { reconcile } from "../features/ordering/payments/reconcile-payments";
import { writePublishableKey } from "../features/shop/publishable-key-file";
import { jobsArePaused } from "../features/today/recorded-job";
import { updateMovedUploads } from "../features/uploads/moved-uploads";
import { logFailure } from "../platform/error-message";

type Tasks = Readonly<Record<string, (container: MedusaContainer) => Promise<unknown>>>;

/** Also run while jobs are paused. */
const always: Tasks = {
  "write the publishable key": writePublishableKey,
  "set the addresses of pictures": updateMovedUploads,
};

/** The current time plus the tolerance for events dated by a server whose clock is ahead. */
const upToNow = () => new Date(Date.now() + clockToleranceSeconds * 1000);

/** Run in this order, so that mails for orders completed by the reconciler are included. */
const jobs: Tasks = {
  "reconcile the payments": reconcile,
  "queue the missing mails": (container) => backfillMails(container, upToNow()),
  "send the mails that are due": sendMails,
  "send the transfer reminders": (container) => remindOfTransfers(container, new Date()),
  "cancel overdue transfers": (container) => cancelOverdueTransfers(container, new Date()),
};

/**
 * Runs once at each start, so that work interrupted by a crash or missed while the shop was down does not wait for the
 * next run of its job, and the storefront finds its publishable key even if DATA_DIR is new and the database is not. A
 * failing task is logged and does not stop the others.
 */
export default async function runStartupTasks(container: MedusaContainer): Promise<void> {
  const tasks = (await jobsArePaused(container)) ? always : { ...always, ...jobs };
  for (const [name, task] of Object.entries(tasks)) {
    await task(container).catch((error: unknown) => {
      logFailure(container, `Startup task failed: ${name}`, error);
    });
  }
}

/**
 * Medusa runs jobs in workers, not in commands such as `db:migrate`, and restarts the count of executions at each
 * start.
 */
export const config = { name: "startup-tasks", schedule: { interval: 1000, numberOfExecutions: 1 } };
