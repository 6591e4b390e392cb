import { markOverdueAsDelivered } from "../features/fulfilment/auto-deliver";
import { readSettings } from "../features/shop/settings";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "auto-deliver", schedule: "23 * * * *" };

/** Every hour: cron hours are the server's, so the rule itself waits for the morning in the shop's time zone. */
export default recordedJob(config.name, async (container) => {
  const { delivered_after_days: days } = await readSettings(container);
  await markOverdueAsDelivered(container, new Date(), days);
});
