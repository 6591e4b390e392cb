import type { MedusaContainer } from "@medusajs/framework/types";
import { ownerAddress, ownerLanguage } from "./mail-context";
import { enqueueMail } from "./enqueue-mail";
import { MAIL_MODULE } from "../../modules/mail";
import type { MailService } from "../../modules/mail/service";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import type { WithdrawalsService } from "../../modules/withdrawals/service";
import { refundClock } from "../withdrawals/refund-clock";
import { mailTime } from "./withdrawal-mail-pace";

const dayMs = 24 * 60 * 60 * 1000;

/** When a mail of this kind may leave; without a recipient it is one that all go to. */
async function timeOf(container: MedusaContainer, event: string, recipient?: string): Promise<Date> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const count = async (more: { recipient?: string }) => {
    const filters = { event, created_at: { $gte: new Date(now.getTime() - dayMs) }, ...more };
    const [, written] = await outbox.listAndCountOutboxItems(filters, { take: 1, select: ["id"] });
    return written;
  };
  const altogether = await count({});
  return mailTime({ recipient: recipient ? await count({ recipient }) : 0, altogether }, now);
}

/** The receipt with date and hour, at once (§356a(4) BGB), and word to the owner. */
export async function mailWithdrawal(container: MedusaContainer, withdrawalId: string): Promise<void> {
  const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const { id, name, email, order_number, items, language, received_at } =
    await service.retrieveWithdrawal(withdrawalId);
  const received = new Date(received_at);
  const data = { name, email, order_number, items, received_at: received.toISOString() };
  await enqueueMail(container, {
    event: "withdrawal-received",
    key: id,
    to: email,
    language,
    template: "withdrawal-received",
    data,
    notBefore: await timeOf(container, "withdrawal-received", email),
  });
  const due_at = refundClock(received, received).due_at.toISOString();
  await enqueueMail(container, {
    event: "withdrawal-notice",
    key: id,
    to: await ownerAddress(container),
    language: ownerLanguage(),
    template: "withdrawal-notice",
    data: { ...data, due_at },
    notBefore: await timeOf(container, "withdrawal-notice"),
  });
}
