import { container } from "@medusajs/framework";
import type { Logger } from "@medusajs/framework/types";
import { env } from "../../env";
import { writeMissingMails } from "../../orders/missing-mails";
import { reconcile } from "../../payments/reconcile";

/** A server that answers or works, not one of Medusa's commands such as `db:migrate`. */
const isServer = (): boolean => ["start", "develop"].includes(process.argv[2] ?? "");

/** How far back lost mails are looked for: a process that died left them just before. */
const mailHours = 2;

/**
 * Looks at payments and the mails of the last hours once at each start, so that what a kill interrupted does not wait for the
 * jobs' next turn.
 */
export class PaymentWatchService {
  private readonly logger: Logger;

  constructor({ logger }: { logger: Logger }) {
    this.logger = logger;
  }

  private async lookOnce(): Promise<void> {
    await reconcile(container);
    const now = Date.now();
    const within = { $gte: new Date(now - mailHours * 3_600_000), $lt: new Date(now) };
    await writeMissingMails(container, within, (event, id, error) => {
      this.logger.error(`The mail ${event} of ${id} could not be written: ${String(error)}`);
    });
  }

  /** Medusa calls these on the modules it has loaded, when everything else is there. */
  readonly __hooks = {
    onApplicationStart: async () => {
      if (!isServer() || env().MEDUSA_WORKER_MODE === "server") return;
      // not waited for: the shop opens, and the payments are seen to beside it
      void this.lookOnce().catch((error: unknown) => {
        this.logger.error(`Payments and mails could not be looked at: ${String(error)}`);
      });
    },
  };
}
