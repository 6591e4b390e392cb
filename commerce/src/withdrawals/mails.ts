import type { MedusaContainer } from "@medusajs/framework/types";
import { ownerAddress, ownerLanguage } from "../emails/letter";
import { enqueueMail } from "../messages/outbox";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import type { WithdrawalsService } from "../modules/withdrawals/service";
import { refundClock } from "./clock";

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
  });
  const due_at = refundClock(received, received).due_at.toISOString();
  await enqueueMail(container, {
    event: "withdrawal-notice",
    key: id,
    to: ownerAddress(),
    language: ownerLanguage(),
    template: "withdrawal-notice",
    data: { ...data, due_at },
  });
}
