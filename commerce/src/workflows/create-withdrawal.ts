import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import type { WithdrawalsService } from "../modules/withdrawals/service";
import { findOrder, lookupBody } from "../features/ordering/order/order-lookup";
import type { WithdrawalBody } from "../features/withdrawals/validators";
import { withdrawalReceived } from "../features/withdrawals/events";

/** Without compensation: what was declared was declared. That no order fits is no reason to refuse it. */
const storeWithdrawalStep = createStep("store-withdrawal", async (input: WithdrawalBody, { container }) => {
  const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const typed = lookupBody.safeParse({ number: input.order_number, email: input.email }).data;
  const order_id = typed ? await findOrder(container, typed) : null;
  const [known] = await service.listWithdrawals({ request_id: input.request_id }, { take: 1 });
  const { id, received_at } =
    known ?? (await service.createWithdrawals({ ...input, order_id, received_at: new Date() }));
  return new StepResponse({ id, received_at: new Date(received_at).toISOString() });
});

/** Takes a declaration of withdrawal; its receipt is mailed from the event. */
export const createWithdrawalWorkflow = createWorkflow("receive-withdrawal", (input: WithdrawalBody) => {
  const withdrawal = storeWithdrawalStep(input);
  emitEventStep({ eventName: withdrawalReceived, data: withdrawal });
  return new WorkflowResponse(withdrawal);
});
