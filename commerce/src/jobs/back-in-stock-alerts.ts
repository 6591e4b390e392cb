import { sendBackInStockAlerts } from "../features/back-in-stock/back-in-stock";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "back-in-stock-alerts", schedule: "*/10 * * * *" };

/** Every ten minutes: covers for lost stock events. */
export default recordedJob(config.name, sendBackInStockAlerts);
