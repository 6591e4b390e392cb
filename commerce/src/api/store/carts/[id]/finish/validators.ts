import { z } from "@medusajs/framework/zod";
import type { FinishRequest } from "@su-turrone/contract/place-order";

export const finishBody = z.strictObject({
  /** Who asks, as the storefront knows it from its cookie. */
  browser: z.string().min(1).max(64).optional(),
  press: z
    .strictObject({
      /** Integer cents, as the confirm page showed them. */
      shown_cents: z.number().int().min(0),
      /** Id of the payment provider the page named; without it any is taken. */
      shown_provider: z.string().max(100).optional(),
      return_url: z.url(),
    })
    .optional(),
}) satisfies z.ZodType<FinishRequest>;
