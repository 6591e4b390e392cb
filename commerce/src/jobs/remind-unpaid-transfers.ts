import { remindOfTransfers } from "../features/ordering/bank-transfer/overdue-transfers";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "remind-of-transfers", schedule: "*/10 * * * *" };

/** Every ten minutes; `startup-tasks` does the same once at each start. */
export default recordedJob(config.name, async (container) => {
  await remindOfTransfers(container, new Date());
});
