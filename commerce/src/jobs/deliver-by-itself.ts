import { markOverdueAsDelivered } from "../features/fulfilment/deliver-by-itself";
import { readSettings } from "../features/shop/settings";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "deliver-by-itself", schedule: "23 8-16 * * *" };

/** Hourly during the day, because mails to buyers follow. */
export default recordedJob(config.name, async (container) => {
  const { delivered_after_days: days } = await readSettings(container);
  await markOverdueAsDelivered(container, new Date(), days);
});
