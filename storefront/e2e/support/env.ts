import { z } from "zod";

/** Environment of the stories: the shop they run against; set by the global set-up. */
export const env = z
  .object({
    SHOP_URL: z.url(),
    COMMERCE_URL: z.url(),
    ADMIN_EMAIL: z.string(),
    ADMIN_PASSWORD: z.string(),
    /** Folder in which the shop writes its mails, below `mail`. */
    DATA_DIR: z.string(),
    PUBLISHABLE_KEY: z.string(),
    SIGNING_SECRET: z.string(),
    METRICS_TOKEN: z.string(),
    /** Responds to POST /restart/commerce and /restart/storefront when the server is running again. */
    CONTROL_URL: z.url(),
  })
  .parse(process.env);
