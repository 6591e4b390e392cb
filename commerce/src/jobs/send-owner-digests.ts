import { sendDailyNotices } from "../features/notices/daily-notices";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "send-owner-digests", schedule: "17 * * * *" };

/** Every hour, so that notices missed by a server that was down are caught up; each notice is sent once a day. */
export default recordedJob(config.name, (container) => sendDailyNotices(container, new Date()));
