import type { MedusaResponse } from "@medusajs/framework/http";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-view";
import { paymentChoiceBody } from "@su-turrone/contract/cart-requests";
import { choosePayment } from "../../../../../features/ordering/payments/choose-payment";
import { withBody } from "../../../../../platform/with-body";

/** Creates the payment session for the chosen payment method, replacing any previous one. */
export const POST = withBody(paymentChoiceBody, async (req, res: MedusaResponse<PaymentChoiceAnswer>) => {
  res.json({ payment: await choosePayment(req.scope, req.params["id"] ?? "", req.validatedBody) });
});
