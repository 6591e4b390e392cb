import { z } from "@medusajs/framework/zod";
import { withdrawalStatuses } from "../../modules/withdrawals/withdrawal-statuses";

/** Body of `POST /admin/withdrawals/:id`. */
export const withdrawalStatusBody = z.object({
  status: z.enum(withdrawalStatuses),
  /** Said on purpose: it is settled although no money has gone back. */
  without_refund: z.boolean().default(false),
});

/** A withdrawal's new status. */
export type WithdrawalStatusBody = z.infer<typeof withdrawalStatusBody>;
