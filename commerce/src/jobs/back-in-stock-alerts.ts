import { sendBackInStockAlerts } from "../features/back-in-stock/send-alerts";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "back-in-stock-alerts", schedule: "*/10 * * * *" };

/** Every ten minutes: makes up for lost events of the stock. */
export default recordedJob(config.name, sendBackInStockAlerts);
