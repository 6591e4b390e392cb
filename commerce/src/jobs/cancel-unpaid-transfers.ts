import { cancelOverdueTransfers } from "../features/ordering/bank-transfer/overdue-transfers";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "cancel-unpaid-transfers", schedule: "17 * * * *" };

/** Every hour; `startup-tasks` does the same once at each start. */
export default recordedJob(config.name, async (container) => {
  await cancelOverdueTransfers(container, new Date());
});
