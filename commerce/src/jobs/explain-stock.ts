import { explainParcels } from "../features/stock/explain-parcels";
import { recordedJob } from "../features/today/recorded-job";
import { dayMs } from "@su-turrone/contract/time-zone";

/** How far back it looks (ms); interruptions are recovered long before that. */
const lookBackMs = 7 * dayMs;

export const config = { name: "explain-stock", schedule: "7-59/15 * * * *" };

/** Every quarter of an hour: adds reasons to the stock log for parcels whose reason was lost in a crash. */
export default recordedJob(config.name, (container) =>
  explainParcels(container, { since: new Date(Date.now() - lookBackMs) }),
);
