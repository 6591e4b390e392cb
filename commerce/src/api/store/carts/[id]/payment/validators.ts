import { z } from "@medusajs/framework/zod";
import type { PaymentChoice } from "@su-turrone/contract/cart-changes";
import { paymentProviders } from "@su-turrone/contract/payment-methods";

/** POST /store/carts/:id/payment */
export const paymentChoiceBody = z.strictObject({
  provider_id: z.enum(Object.values(paymentProviders)),
  confirmation_token: z.string().min(1).max(200).optional(),
}) satisfies z.ZodType<PaymentChoice>;
