import { z } from "@medusajs/framework/zod";
import { withdrawalStatuses } from "../../modules/withdrawals/withdrawal-statuses";

/** Body of `POST /admin/withdrawals/:id`. */
export const withdrawalStatusBody = z.object({
  status: z.enum(withdrawalStatuses),
  /** Explicit confirmation to settle it although nothing was refunded. */
  without_refund: z.boolean().default(false),
});

/** New status of a withdrawal. */
export type WithdrawalStatusBody = z.infer<typeof withdrawalStatusBody>;
