import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { MAIL_MODULE } from "../../modules/mail";
import type { MailService } from "../../modules/mail/service";
import { mailQueued } from "./events";

/** Queues a mail again and triggers sending. @throws NOT_FOUND */
export async function resendMail(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve<MailService>(MAIL_MODULE).resend(id);
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: { id } });
}
