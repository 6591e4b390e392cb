import { z } from "@medusajs/framework/zod";

export const cartViewQuery = z.object({
  /** Who asks, as the storefront knows it from its cookie. */
  browser: z.string().min(1).max(64).optional(),
});
