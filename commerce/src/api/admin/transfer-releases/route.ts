import type { MedusaResponse } from "@medusajs/framework/http";
import {
  releaseTransfers,
  transferReleaseBody,
} from "../../../features/ordering/bank-transfer/overdue-transfers";
import { withAdminBody } from "../../../platform/with-body";

/** Cancels unpaid transfer orders: `{cancelled}`, the number of those that were still unpaid and not packed. */
export const POST = withAdminBody(
  transferReleaseBody,
  async (req, res: MedusaResponse<{ cancelled: number }>) => {
    res.json({ cancelled: await releaseTransfers(req.scope, req.validatedBody.order_ids) });
  },
);
