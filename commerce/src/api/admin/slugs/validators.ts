import { z } from "@medusajs/framework/zod";

/** New slugs; null or "" removes a slug, omitted languages stay unchanged. */
export const setSlugsBody = z.strictObject({
  de: z.string().trim().nullish(),
  it: z.string().trim().nullish(),
  en: z.string().trim().nullish(),
});

/** Body of POST /admin/slugs/:kind/:id. */
export type SetSlugsBody = z.infer<typeof setSlugsBody>;
