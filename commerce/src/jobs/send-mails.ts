import { sendMails } from "../features/mail/mail-sender";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "send-mails", schedule: "* * * * *" };

/** Every minute: sends mails whose next attempt is due, and mails left behind by a restart or a lost event. */
export default recordedJob(config.name, sendMails);
