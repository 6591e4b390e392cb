import { container } from "@medusajs/framework";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { env } from "../../platform/env";
import { cancelOverdueTransfers } from "../../features/ordering/bank-transfer/cancel-overdue-transfers";
import { backfillMails } from "../../features/mail/backfill-mails";
import { remindOfTransfers } from "../../features/ordering/bank-transfer/transfer-reminders";
import { reconcile } from "../../features/ordering/payments/reconcile-payments";

/** A server that answers or works, not one of Medusa's commands such as `db:migrate`. */
const isServer = (): boolean => ["start", "develop"].includes(process.argv[2] ?? "");

/** What the jobs do in their own time, in an order in which one builds on the other. */
const atStart: readonly ((medusa: MedusaContainer) => Promise<unknown>)[] = [
  reconcile,
  (medusa) => backfillMails(medusa, new Date()),
  (medusa) => remindOfTransfers(medusa, new Date()),
  (medusa) => cancelOverdueTransfers(medusa, new Date()),
];

/**
 * Looks at payments and orders once at each start, so that what a kill interrupted, and what a closed shop has missed, does
 * not wait for the jobs' next turn.
 */
export class PaymentWatchService {
  private readonly logger: Logger;

  constructor({ logger }: { logger: Logger }) {
    this.logger = logger;
  }

  private async lookOnce(): Promise<void> {
    for (const look of atStart) {
      await look(container).catch((error: unknown) => {
        this.logger.error(`At the start, payments and orders could not be looked at: ${String(error)}`);
      });
    }
  }

  /** Medusa calls these on the modules it has loaded, when everything else is there. */
  readonly __hooks = {
    onApplicationStart: async () => {
      if (!isServer() || env().MEDUSA_WORKER_MODE === "server") return;
      // not waited for: the shop opens, and the payments are seen to beside it
      void this.lookOnce();
    },
  };
}
