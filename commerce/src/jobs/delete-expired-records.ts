import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deletePaidSenders } from "../features/ordering/bank-transfer/awaiting-transfer";
import { retentionCutoff, retention } from "../features/privacy/retention";
import { recordedJob } from "../features/today/recorded-job";
import { BACK_IN_STOCK_MODULE } from "../modules/back-in-stock";
import { MESSAGES_MODULE } from "../modules/messages";

export const config = { name: "delete-expired-records", schedule: "47 3 * * *" };

/**
 * Every night: deletes settled messages, ended subscriptions, alerts and senders of transfers whose retention period is
 * over (see `retention`).
 */
export default recordedJob(config.name, async (container) => {
  const messages = container.resolve(MESSAGES_MODULE);
  await messages.deleteMessages({
    status: "done",
    updated_at: { $lt: retentionCutoff(retention.settledMessages.days) },
  });
  await messages.deleteEnded(retentionCutoff(retention.endedSubscriptions.days));
  await deletePaidSenders(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    retentionCutoff(retention.transferSenders.days),
  );
  const alerts = container.resolve(BACK_IN_STOCK_MODULE);
  await alerts.deleteAlerts({
    confirmed_at: { $ne: null },
    asked_at: { $lt: retentionCutoff(retention.confirmedAlerts.days) },
  });
});
