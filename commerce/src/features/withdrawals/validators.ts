import { z } from "@medusajs/framework/zod";
import { withdrawalStatuses } from "../../modules/withdrawals/withdrawal-statuses";

/** Body of `POST /admin/withdrawals/:id`. */
export const withdrawalStatusBody = z.object({
  status: z.enum(withdrawalStatuses),
  /** What speaks against settling it, as the owner has read and confirmed it. */
  confirmed: z.string().max(300).optional(),
});

/** New status of a withdrawal. */
export type WithdrawalStatusBody = z.infer<typeof withdrawalStatusBody>;
