import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import { toEuros } from "@su-turrone/contract/money";
import { BANK_STATEMENTS_MODULE } from "../modules/bank-statements";

/** A bank statement line and the payment it settles; null if all of it is to be sent back. */
export interface BookBankLineInput {
  line: {
    key: string;
    order_id: string;
    day: string;
    amount_cents: number;
    /** Amount booked to the order, integer cents. */
    taken_cents: number;
    payer: string;
    text: string;
  };
  payment_id: string | null;
  /** Id of the admin user who books it. */
  booked_by: string;
}

/** Stores the line first: its key is unique, so a second booking fails here, before any payment is captured. */
const writeLineStep = createStep(
  "write-booked-bank-line",
  async (line: BookBankLineInput["line"], { container }) => {
    const service = container.resolve(BANK_STATEMENTS_MODULE);
    const { id } = await service.createBookedBankLines(line);
    return new StepResponse(id, id);
  },
  async (id: string | undefined, { container }) => {
    const service = container.resolve(BANK_STATEMENTS_MODULE);
    if (id !== undefined) await service.deleteBookedBankLines(id);
  },
);

/**
 * Books money received on the bank account to an order exactly once; if the capture fails, the line can be booked
 * again.
 */
export const bookBankLineWorkflow = createWorkflow("book-bank-line", (input: BookBankLineInput) => {
  const id = writeLineStep(input.line);
  when("money-is-taken", input, ({ payment_id }) => payment_id !== null).then(() => {
    const capture = transform(input, ({ line, payment_id, booked_by }) => ({
      payment_id: payment_id ?? "",
      amount: toEuros(line.taken_cents),
      captured_by: booked_by,
    }));
    capturePaymentWorkflow.runAsStep({ input: capture });
  });
  return new WorkflowResponse(id);
});
