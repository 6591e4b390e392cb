import { backInStock } from "../features/back-in-stock/back-in-stock";
import { deleteExpired } from "../features/double-opt-in/double-opt-in";
import { newsletter } from "../features/newsletter/newsletter";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "delete-unconfirmed", schedule: "41 * * * *" };

/** Every hour: deletes addresses that were never confirmed once their link has expired (GDPR art. 5(1)(e)). */
export default recordedJob(config.name, async (container) => {
  await deleteExpired(container, backInStock);
  await deleteExpired(container, newsletter);
});
