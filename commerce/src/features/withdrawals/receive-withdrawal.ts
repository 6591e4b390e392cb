import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  orderLookupBody,
  type WithdrawalAnswer,
  type WithdrawalBody,
} from "@su-turrone/contract/form-requests";
import { WITHDRAWALS_MODULE, withdrawalReceived } from "../../modules/withdrawals";
import { byOrderNumber, findOrder } from "../ordering/order/order-lookup";

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
  const [known] = await service.listWithdrawals({ request_id: input.request_id }, { take: 1 });
  const { id, received_at } =
    known ?? (await service.createWithdrawals({ ...input, order_id, received_at: new Date() }));
  const withdrawal = { id, received_at: new Date(received_at).toISOString() };
  await container.resolve(Modules.EVENT_BUS).emit({ name: withdrawalReceived, data: withdrawal });
  const [first] = order_id ? await service.openOf(order_id) : [];
  const earlier_at = first && first.id !== id ? new Date(first.received_at).toISOString() : null;
  return { ...withdrawal, earlier_at };
}
