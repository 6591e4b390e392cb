import { explainParcels } from "../features/stock/explain-parcels";
import { recordedJob } from "../features/today/recorded-job";

/** How far back it looks (ms): what was interrupted is made up for long before. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

export const config = { name: "explain-stock", schedule: "7-59/15 * * * *" };

/** Every quarter of an hour: says in the log of stock what a crash kept from being said of parcels. */
export default recordedJob(config.name, (container) =>
  explainParcels(container, { since: new Date(Date.now() - lookBackMs) }),
);
