import { z } from "@medusajs/framework/zod";

export const finishBody = z.strictObject({
  press: z
    .strictObject({
      /** Integer cents, as the confirm page showed them. */
      shown_cents: z.number().int().min(0),
      return_url: z.url(),
    })
    .optional(),
});

export type FinishBody = z.infer<typeof finishBody>;
