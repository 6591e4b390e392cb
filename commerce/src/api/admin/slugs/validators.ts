import { z } from "@medusajs/framework/zod";

/** The slugs the owner wants; null or "" takes one away, a language left out stays. */
export const setSlugsBody = z.strictObject({
  de: z.string().trim().nullish(),
  it: z.string().trim().nullish(),
  en: z.string().trim().nullish(),
});

/** Body of POST /admin/slugs/:kind/:id. */
export type SetSlugsBody = z.infer<typeof setSlugsBody>;
