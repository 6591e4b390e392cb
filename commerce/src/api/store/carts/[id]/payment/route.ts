import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-changes";
import type { PaymentChoice } from "@su-turrone/contract/cart-requests";
import { choosePaymentWorkflow } from "../../../../../workflows/choose-payment";

/** Opens the payment session of the way to pay that was chosen, in place of any before. */
export async function POST(
  req: MedusaRequest<PaymentChoice>,
  res: MedusaResponse<PaymentChoiceAnswer>,
): Promise<void> {
  const { result } = await choosePaymentWorkflow(req.scope).run({
    input: { cart_id: req.params["id"] ?? "", ...req.validatedBody },
  });
  res.json({ payment: result });
}
