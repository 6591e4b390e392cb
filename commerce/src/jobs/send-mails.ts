import { sendMails } from "../features/mail/send-mails";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "send-mails", schedule: "* * * * *" };

/** Every minute: mails whose next try has come, and those a restart or a lost event left behind. */
export default recordedJob(config.name, sendMails);
