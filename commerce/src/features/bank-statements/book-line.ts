import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import { type Cents, toEuros } from "@su-turrone/contract/money";
import { BANK_STATEMENTS_MODULE } from "../../modules/bank-statements";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { receivableOf } from "../ordering/bank-transfer/order-transfer";
import { surplusBooked } from "../../modules/refund-transfers";
import { keepPayersAccount } from "../refund-transfers/refund-account";
import { orderLockKey } from "../ordering/order/order-lock";
import { readOrder } from "../ordering/order/order-record";
import { readOpenTransfers, waitingNamedIn } from "./match";
import { type StatementLine, lineKey } from "./statement-line";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";

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
const bookBankLineWorkflow = createWorkflow("book-bank-line", (input: BookBankLineInput) => {
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

export interface Booking {
  line: StatementLine;
  order_id: string;
  /** Amount due when the owner chose the order. */
  expected_open_cents?: Cents | undefined;
  /** All of it is to be sent back, because the order expects no transfer: cancelled meanwhile, or paid twice. */
  send_back?: boolean | undefined;
  booked_by: string;
}

/** Result of a booking; integer cents. */
export interface Booked {
  order_id: string;
  taken_cents: number;
  /** Amount still due for the order. */
  open_cents: number;
  /** Amount beyond what was due. */
  surplus_cents: number;
}

/**
 * Books the amount of a line to an order: all of it, or what is due if that is less; the rest is listed among the refunds
 * to be sent, of which the buyer is mailed.
 * @throws CONFLICT when the line is already booked or another amount is due than was shown, NOT_ALLOWED when the order
 * expects no transfer, or when something would be left over although the line names another order that waits
 */
export async function bookLine(
  container: MedusaContainer,
  { line, order_id, expected_open_cents: expected, send_back, booked_by }: Booking,
  language: Language,
): Promise<Booked> {
  const key = lineKey(line);
  const texts = textsOf("refusals", language).statement;
  const conflict = (text: string) => new MedusaError(MedusaError.Types.CONFLICT, text);
  const notAllowed = (text: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, text);
  const booked = await container
    .resolve(Modules.LOCKING)
    .execute([`bank-line-${key}`, orderLockKey(order_id)], async () => {
      const service = container.resolve(BANK_STATEMENTS_MODULE);
      if ((await service.ordersOf([key])).size > 0) throw conflict(texts.line_booked);
      const order = await readOrder(container, order_id);
      const due = order && receivableOf(order);
      if (!order || (!due && !send_back)) throw notAllowed(texts.not_waiting);
      const open = due?.open_cents ?? 0;
      if (send_back ? due : expected !== undefined && expected !== open)
        throw conflict(fill(texts.other_amount_due, { amount: money(open, language) }));
      const taken = Math.min(line.amount_cents, open);
      const { day, amount_cents, counterparty: payer, text } = line;
      if (taken < amount_cents) {
        const named = waitingNamedIn(line, await readOpenTransfers(container, new Date()));
        const others = named.filter(({ order_id: id }) => id !== order_id).map(({ number }) => number);
        if (others.length > 0) throw notAllowed(fill(texts.names_others, { numbers: others.join(", ") }));
      }
      await bookBankLineWorkflow(container).run({
        input: {
          line: { key, order_id, day, amount_cents, taken_cents: taken, payer, text },
          payment_id: due?.payment_id ?? null,
          booked_by,
        },
      });
      await keepPayersAccount(container, order, line);
      const surplus_cents = amount_cents - taken;
      return { order_id, taken_cents: taken, open_cents: open - taken, surplus_cents };
    });
  if (booked.surplus_cents > 0) {
    await container.resolve(Modules.EVENT_BUS).emit({ name: surplusBooked, data: { id: order_id } });
  }
  return booked;
}
