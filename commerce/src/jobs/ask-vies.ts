import { askVies } from "../features/ordering/order/vies";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "ask-vies", schedule: "25 * * * *" };

/** Every hour: asks VIES again about VAT numbers it could not be asked about. */
export default recordedJob(config.name, (container) => askVies(container));
