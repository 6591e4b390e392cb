import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { issueDocuments, ordersWithoutDocument } from "../features/invoices/issue-documents";
import { withOrderLock } from "../features/ordering/order/order-lock";
import { recordedJob } from "../features/today/recorded-job";
import { logFailure } from "../platform/error-message";
import { dayMs } from "@su-turrone/contract/time-zone";

/** How far back it looks (ms); lost events are recovered long before that. */
const lookBackMs = 7 * dayMs;

export const config = { name: "issue-missing-documents", schedule: "*/15 * * * *" };

/** Every quarter of an hour: issues invoices and credit notes whose event was lost. */
export default recordedJob(config.name, async (container) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const orderId of await ordersWithoutDocument(knex, new Date(Date.now() - lookBackMs))) {
    try {
      await withOrderLock(container, orderId, () => issueDocuments(container, orderId));
    } catch (error) {
      logFailure(container, `The documents of order ${orderId} could not be issued`, error);
    }
  }
});
