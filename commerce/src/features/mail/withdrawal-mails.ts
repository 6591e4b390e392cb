import type { MedusaContainer } from "@medusajs/framework/types";
import { ownerAddress, ownerLanguage } from "./mail-context";
import { enqueueMail } from "./enqueue-mail";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import type { WithdrawalsService } from "../../modules/withdrawals/service";
import { readOrder } from "../ordering/order/order-record";
import { readRefundDue } from "../withdrawals/refund-states";
import { consequenceOf } from "../withdrawals/withdrawal-next";
import { withdrawalMailTime } from "./mail-pace";

const dayMs = 24 * 60 * 60 * 1000;

/** Earliest time to send the mails of a withdrawal. */
async function sendTimeOf(
  service: WithdrawalsService,
  { id, email, order_id }: { id: string; email: string; order_id: string | null },
): Promise<Date> {
  const now = new Date();
  const received_at = { $gte: new Date(now.getTime() - dayMs) };
  const count = async (filter: { order_id: string | null; email?: string }) => {
    const filters = { id: { $ne: id }, received_at, ...filter };
    const [, total] = await service.listAndCountWithdrawals(filters, { take: 1, select: ["id"] });
    return total;
  };
  return withdrawalMailTime(
    order_id === null
      ? { ofAddress: await count({ order_id, email }), strays: await count({ order_id }) }
      : { ofOrder: await count({ order_id }) },
    now,
  );
}

/** Mails the receipt with date and time without delay (§356a(4) BGB), and a notification to the owner. */
export async function mailWithdrawal(container: MedusaContainer, withdrawalId: string): Promise<void> {
  const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const withdrawal = await service.retrieveWithdrawal(withdrawalId);
  const { id, name, email, order_number, items, language, received_at } = withdrawal;
  const notBefore = await sendTimeOf(service, withdrawal);
  const received = new Date(received_at);
  const data = { name, email, order_number, items, received_at: received.toISOString() };
  const order = withdrawal.order_id === null ? null : await readOrder(container, withdrawal.order_id);
  const next = order && consequenceOf(order, { whole: items === "" });
  await enqueueMail(container, {
    event: "withdrawal-received",
    key: id,
    to: email,
    language,
    template: "withdrawal-received",
    data: { ...data, next },
    notBefore,
  });
  const due_at = (await readRefundDue(container, withdrawal))?.toISOString() ?? null;
  await enqueueMail(container, {
    event: "withdrawal-notice",
    key: id,
    to: await ownerAddress(container),
    language: ownerLanguage(),
    template: "withdrawal-notice",
    data: { ...data, due_at },
    notBefore,
  });
}
