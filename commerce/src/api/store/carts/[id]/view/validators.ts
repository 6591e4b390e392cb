import { z } from "@medusajs/framework/zod";

export const cartViewQuery = z.object({
  /** Id of the browser, from the storefront's cookie. */
  browser: z.string().min(1).max(64).optional(),
  transfer_limit: z.literal("true").optional(),
});
