import { z } from "@medusajs/framework/zod";
import { emailAddress } from "../../platform/email-address";
import { languages } from "../../platform/languages";
import { withdrawalStatuses } from "../../modules/withdrawals/kinds";

/** A header of a mail must stay one line. */
const oneLine = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\r\n]+$/);

/** Body of `POST /store/withdrawals`: what the law lets us ask for (§356a BGB, art. 54-bis Cod. consumo), and no more. */
export const withdrawalBody = z.object({
  name: oneLine.max(120),
  email: emailAddress,
  order_number: oneLine.max(60),
  items: z.string().trim().max(1000).default(""),
  /** Tells one declaration from the next; the same twice is one. */
  request_id: z.string().regex(/^[\w-]{8,64}$/),
  language: z.enum(languages),
});

/** Body of `POST /admin/withdrawals/:id`. */
export const withdrawalStatusBody = z.object({ status: z.enum(withdrawalStatuses) });

/** A declaration as it comes from the form. */
export type WithdrawalBody = z.infer<typeof withdrawalBody>;
/** A withdrawal's new status. */
export type WithdrawalStatusBody = z.infer<typeof withdrawalStatusBody>;
