import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { orderLookupBody, type WithdrawalBody } from "@su-turrone/contract/form-requests";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import type { WithdrawalsService } from "../../modules/withdrawals/service";
import { byOrderNumber, findOrder } from "../ordering/order/order-lookup";
import { withdrawalReceived } from "./events";

/**
 * Takes a declaration of withdrawal; the mails to both sides follow from the event. It is accepted whether an order fits it or
 * not, is never taken back, and the same form sent twice is one declaration.
 * @returns when it was received: ISO 8601, UTC
 */
export async function receiveWithdrawal(
  container: MedusaContainer,
  input: WithdrawalBody,
): Promise<{ id: string; received_at: string }> {
  const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const typed = orderLookupBody.safeParse({ number: input.order_number, email: input.email }).data;
  const order_id = typed ? await findOrder(container, await byOrderNumber(container, typed)) : null;
  const [known] = await service.listWithdrawals({ request_id: input.request_id }, { take: 1 });
  const { id, received_at } =
    known ?? (await service.createWithdrawals({ ...input, order_id, received_at: new Date() }));
  const withdrawal = { id, received_at: new Date(received_at).toISOString() };
  await container.resolve(Modules.EVENT_BUS).emit({ name: withdrawalReceived, data: withdrawal });
  return withdrawal;
}
