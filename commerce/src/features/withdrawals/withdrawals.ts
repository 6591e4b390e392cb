import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { reportUnexpectedError } from "@su-turrone/contract/unexpected-errors";
import { WITHDRAWALS_MODULE, withdrawalReceived } from "../../modules/withdrawals";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { withdrawalStatuses } from "../../modules/withdrawals/withdrawal-statuses";
import { allowedActionsOf } from "../fulfilment/fulfilment-panel";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder } from "../ordering/order/order-record";
import { centsToSend } from "../ordering/bank-transfer/refund-transfers";
import { withdrawalOf } from "../ordering/order/linked-rows";
import { consequenceOf, earlierWithdrawalOf, moneyDue, moneyHeld } from "./refund-clock";
import {
  orderLookupBody,
  type WithdrawalAnswer,
  type WithdrawalBody,
} from "@su-turrone/contract/form-requests";
import { byOrderNumber, findOrder } from "../ordering/order/order-lookup";
import { logFailure } from "../../platform/error-message";

/** Body of `POST /admin/withdrawals/:id`. */
export const withdrawalStatusBody = z.object({
  status: z.enum(withdrawalStatuses),
  /** What speaks against settling it, as the owner has read and confirmed it. */
  confirmed: z.string().max(300).optional(),
});

/** Settles the open withdrawals of a cancelled order, unless the shop still holds its money. Safe to repeat. */
export async function settleCancelled(container: MedusaContainer, orderId: string): Promise<void> {
  const service = container.resolve(WITHDRAWALS_MODULE);
  const declared = await service.openOf(orderId);
  if (declared.length === 0) return;
  const order = await readOrder(container, orderId);
  if (!order || moneyHeld(order) + centsToSend(order) > 0) return;
  for (const { id } of declared) await service.setStatus(id, "settled");
}

/**
 * Cancels an order that was withdrawn as a whole before anything was paid or sent: it is over, and a settled withdrawal
 * would no longer keep it from being packed.
 */
const cancelIfOver = (container: MedusaContainer, orderId: string): Promise<void> =>
  withOrderLock(container, orderId, async () => {
    const order = await readOrder(container, orderId);
    if (!order) return;
    const withdrawal = withdrawalOf(order);
    if (!withdrawal?.whole || consequenceOf(order, withdrawal) !== "nothing") return;
    if (!allowedActionsOf(order).includes("cancel")) return;
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } });
  });

/** Why a withdrawal is not to be settled yet, in words; null if nothing speaks against it. */
async function objectionTo(
  container: MedusaContainer,
  { order_id, received_at }: { order_id: string | null; received_at: Date | string },
  language: Language,
): Promise<string | null> {
  const t = textsOf("refusals", language).withdrawal;
  if (order_id === null) return t.no_order;
  const order = await readOrder(container, order_id);
  const due = order ? moneyDue(order, new Date(received_at)) : 0;
  if (due > 0) return fill(t.still_due, { amount: money(due, language) });
  const unsent = order ? centsToSend(order) : 0;
  return unsent > 0 ? fill(t.not_sent, { amount: money(unsent, language) }) : null;
}

/**
 * Marks a withdrawal as settled or open. Settling it cancels an order that was withdrawn before it was paid and sent.
 * @throws NOT_FOUND; CONFLICT when it is to be settled while the shop still holds money of its order, or has not sent it
 * back, or its order is unknown, unless just this was confirmed
 */
export async function setWithdrawalStatus(
  container: MedusaContainer,
  id: string,
  { status, confirmed }: z.infer<typeof withdrawalStatusBody>,
  language: Language,
): Promise<void> {
  const service = container.resolve(WITHDRAWALS_MODULE);
  const withdrawal = await service.retrieveWithdrawal(id);
  const { order_id: orderId } = withdrawal;
  const set = async () => {
    const objection = status === "settled" ? await objectionTo(container, withdrawal, language) : null;
    if (objection !== null && objection !== confirmed) {
      throw new MedusaError(MedusaError.Types.CONFLICT, objection);
    }
    await service.setStatus(id, status);
  };
  if (orderId === null) return set();
  if (status === "settled") await cancelIfOver(container, orderId);
  await withOrderLock(container, orderId, set);
}

/**
 * Receives a declaration of withdrawal; the event triggers the mails to both sides. It is accepted whether or not it
 * matches an order, is never undone, and submitting the same form twice results in one declaration.
 */
export async function receiveWithdrawal(
  container: MedusaContainer,
  input: WithdrawalBody,
): Promise<WithdrawalAnswer["withdrawal"]> {
  const service = container.resolve(WITHDRAWALS_MODULE);
  const lookup = orderLookupBody.safeParse({ number: input.order_number, email: input.email }).data;
  const order_id = lookup ? await findOrder(container, await byOrderNumber(container, lookup)) : null;
  const readStored = async () =>
    (await service.listWithdrawals({ request_id: input.request_id }, { take: 1 })).at(0);
  const store = () =>
    service
      .createWithdrawals({ ...input, order_id, received_at: new Date() })
      // of two submissions at the same time, the other one may have stored it
      .catch(async (error: unknown) => {
        const other = await readStored();
        if (!other) throw error;
        return other;
      });
  const { id, received_at } = (await readStored()) ?? (await store());
  const withdrawal = { id, received_at: new Date(received_at).toISOString() };
  try {
    await container.resolve(Modules.EVENT_BUS).emit({ name: withdrawalReceived, data: withdrawal });
    const order = order_id === null ? null : await readOrder(container, order_id);
    return { ...withdrawal, earlier: order && earlierWithdrawalOf(order, new Date(received_at)) };
  } catch (error) {
    // it has been received, and its mails are caught up (features/mail/mails.ts)
    reportUnexpectedError(error);
    logFailure(container, `After the withdrawal ${id} was received`, error);
    return { ...withdrawal, earlier: null };
  }
}
