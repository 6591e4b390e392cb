import type { MedusaContainer } from "@medusajs/framework/types";
import { sendMails } from "../features/mail/send-mails";

/** Every minute: mails whose next try has come, and those a restart or a lost event left behind. */
export default async function sendDueMails(container: MedusaContainer): Promise<void> {
  await sendMails(container);
}

export const config = { name: "send-mails", schedule: "* * * * *" };
