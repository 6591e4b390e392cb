import type { Cents } from "~/commerce/types";

/** Why no order was made; texts in checkout.json under `orderErrors`. */
export type OrderProblemCode =
  "payment_failed" | "payment_missing" | "not_enough_stock" | "price_changed" | "unavailable";

/** A problem as the confirm page shows it; the amounts only with `price_changed`. */
export interface OrderProblemView {
  code: OrderProblemCode;
  from?: Cents;
  to?: Cents;
}

/** HTTP status of a refused order. */
export const statusOfOrderProblem: Readonly<Record<OrderProblemCode, number>> = {
  payment_failed: 402,
  payment_missing: 409,
  not_enough_stock: 409,
  price_changed: 409,
  unavailable: 503,
};

/** Whether the total a form was shown with is the total now; what is no amount is not. */
export const isStillTheTotal = (shown: FormDataEntryValue | null, total: Cents): boolean =>
  typeof shown === "string" && shown === String(total);
