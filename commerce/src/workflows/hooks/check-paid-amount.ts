import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "../../orders/bank-transfer";

const cartRow = z.object({
  total: z.coerce.number(),
  payment_collection: z
    .object({ payment_sessions: z.array(z.object({ amount: z.coerce.number() })).nullish() })
    .nullish(),
});

/** Medusa itself does not compare what was authorised with what the cart costs by now; this does, before the order is made. */
completeCartWorkflow.hooks.validate(({ cart }) => {
  const { total, payment_collection: collection } = cartRow.parse(cart);
  const wrong = (collection?.payment_sessions ?? []).some(({ amount }) => toCents(amount) !== toCents(total));
  if (wrong) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The payment is not over the cart's total");
});
