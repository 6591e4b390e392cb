import { z } from "@medusajs/framework/zod";
import { mailFilters } from "./mail-list-types";

/** Query of `GET /admin/mails`. */
export const mailQuery = z.object({
  /** Part of the recipient's address; "" for all. */
  q: z.string().trim().max(100).default(""),
  show: z.enum(mailFilters).default("all"),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});
