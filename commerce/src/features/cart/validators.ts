import { z } from "@medusajs/framework/zod";

/** Any body with a full address: the fields that decide whether the shop delivers there. */
export const addressedBody = z.object({
  shipping_address: z.object({
    country_code: z.string(),
    postal_code: z.string(),
    city: z.string().nullish(),
  }),
});
