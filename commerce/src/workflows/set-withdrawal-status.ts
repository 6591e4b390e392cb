import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import type { WithdrawalStatus } from "../modules/withdrawals/kinds";
import type { WithdrawalsService } from "../modules/withdrawals/service";

/** A withdrawal and its new status. */
export interface SetWithdrawalStatusInput {
  id: string;
  status: WithdrawalStatus;
}

/** Without compensation: acts are only ever added, and it is the last step. */
const addActStep = createStep(
  "add-withdrawal-act",
  async (input: SetWithdrawalStatusInput, { container }) => {
    const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
    await service.retrieveWithdrawal(input.id);
    await service.createWithdrawalActs({ withdrawal_id: input.id, status: input.status, at: new Date() });
    return new StepResponse(undefined);
  },
);

/** Marks a withdrawal as settled or open. @throws NOT_FOUND */
export const setWithdrawalStatusWorkflow = createWorkflow(
  "set-withdrawal-status",
  (input: SetWithdrawalStatusInput) => {
    addActStep(input);
    return new WorkflowResponse(input);
  },
);
