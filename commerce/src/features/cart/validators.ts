import { z } from "@medusajs/framework/zod";

/** Longest code a shopper may type; the storefront's field has the same. */
const maxCodeLength = 60;

const code = z.string().trim().min(1).max(maxCodeLength);

/** POST /store/carts/:id/discounts: a code to try, or none to look at the remembered ones again. */
export const tryDiscountBody = z.object({ code: code.optional() });

/** DELETE /store/carts/:id/discounts: the code to take out and to forget. */
export const removeDiscountBody = z.object({ code });

export type TryDiscountBody = z.infer<typeof tryDiscountBody>;
export type RemoveDiscountBody = z.infer<typeof removeDiscountBody>;

/** Any body that brings a whole address: what is looked at to tell whether the shop delivers there. */
export const addressedBody = z.object({
  shipping_address: z.object({
    country_code: z.string(),
    postal_code: z.string(),
    city: z.string().nullish(),
  }),
});
