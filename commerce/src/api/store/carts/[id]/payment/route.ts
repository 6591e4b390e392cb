import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-changes";
import type { PaymentChoice } from "@su-turrone/contract/cart-requests";
import { choosePaymentWorkflow } from "../../../../../workflows/choose-payment";

/** Creates the payment session for the chosen payment method, replacing any previous one. */
export async function POST(
  req: MedusaRequest<PaymentChoice>,
  res: MedusaResponse<PaymentChoiceAnswer>,
): Promise<void> {
  const { result } = await choosePaymentWorkflow(req.scope).run({
    input: { cart_id: req.params["id"] ?? "", ...req.validatedBody },
  });
  res.json({ payment: result });
}
