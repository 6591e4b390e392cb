import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { orderListQuery, readOrderList } from "../../../features/order-list/read-order-list";
import { adminLanguage } from "../../../platform/admin-language";

/** The orders with the shop's own status, in the owner's language: `{orders, count}`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = orderListQuery.safeParse(req.query);
  if (!query.success)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "q, show, limit or offset is invalid");
  res.json(await readOrderList(req.scope, query.data, adminLanguage(req)));
}
