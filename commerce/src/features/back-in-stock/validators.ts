import { z } from "@medusajs/framework/zod";
import { emailAddress } from "../../platform/email-address";
import { languages } from "../../platform/languages";

/** Body of `POST /store/back-in-stock`. */
export const backInStockBody = z.object({
  variant_id: z.string().regex(/^\w{1,64}$/),
  email: emailAddress,
  language: z.enum(languages),
});

/** What somebody wants to be told of. */
export type BackInStockBody = z.infer<typeof backInStockBody>;
