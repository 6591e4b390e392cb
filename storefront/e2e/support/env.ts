import { z } from "zod";

/** What the stories are told of the shop they run against; scripts/test.mjs sets it. */
export const env = z
  .object({
    SHOP_URL: z.url(),
    COMMERCE_URL: z.url(),
    ADMIN_EMAIL: z.string(),
    ADMIN_PASSWORD: z.string(),
    /** Where the shop writes its mails, below `mail`. */
    DATA_DIR: z.string(),
    PUBLISHABLE_KEY: z.string(),
    SIGNING_SECRET: z.string(),
    METRICS_TOKEN: z.string(),
    /** Answers POST /restart/commerce and /restart/storefront once the server is up again. */
    CONTROL_URL: z.url().optional(),
  })
  .parse(process.env);
