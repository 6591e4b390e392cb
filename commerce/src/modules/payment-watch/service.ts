import { container } from "@medusajs/framework";
import type { Logger } from "@medusajs/framework/types";
import { env } from "../../env";
import { reconcile } from "../../payments/reconcile";

/** A server that answers or works, not one of Medusa's commands such as `db:migrate`. */
const isServer = (): boolean => ["start", "develop"].includes(process.argv[2] ?? "");

/** Looks at the payments once at each start, so that what a kill interrupted does not wait for the job's next turn. */
export class PaymentWatchService {
  private readonly logger: Logger;

  constructor({ logger }: { logger: Logger }) {
    this.logger = logger;
  }

  /** Medusa calls these on the modules it has loaded, when everything else is there. */
  readonly __hooks = {
    onApplicationStart: async () => {
      if (!isServer() || env().MEDUSA_WORKER_MODE === "server") return;
      // not waited for: the shop opens, and the payments are seen to beside it
      void reconcile(container).catch((error: unknown) => {
        this.logger.error(`The payments could not be looked at: ${String(error)}`);
      });
    },
  };
}
