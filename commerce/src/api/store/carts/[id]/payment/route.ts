import type { MedusaResponse } from "@medusajs/framework/http";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-view";
import { paymentChoiceBody } from "@su-turrone/contract/cart-requests";
import { choosePaymentWorkflow } from "../../../../../workflows/choose-payment";
import { withBody } from "../../../../../platform/with-body";

/** Creates the payment session for the chosen payment method, replacing any previous one. */
export const POST = withBody(paymentChoiceBody, async (req, res: MedusaResponse<PaymentChoiceAnswer>) => {
  const { result } = await choosePaymentWorkflow(req.scope).run({
    input: { cart_id: req.params["id"] ?? "", ...req.validatedBody },
  });
  res.json({ payment: result });
});
