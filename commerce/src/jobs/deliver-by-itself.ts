import { deliverByItself } from "../features/fulfilment/deliver-by-itself";
import { recordedJob } from "../features/today/recorded-job";
import { env } from "../platform/env";

export const config = { name: "deliver-by-itself", schedule: "23 8-16 * * *" };

/** Every hour by day, as mails to buyers follow. */
export default recordedJob(config.name, async (container) => {
  await deliverByItself(container, new Date(), env().DELIVERED_AFTER_DAYS);
});
