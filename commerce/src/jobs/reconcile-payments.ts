import { reconcile } from "../features/ordering/payments/reconcile-payments";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "reconcile-payments", schedule: "*/5 * * * *" };

/** Every five minutes; `startup-tasks` does the same once at each start. */
export default recordedJob(config.name, reconcile);
