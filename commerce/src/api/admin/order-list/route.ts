import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderListQuery, readOrderList } from "../../../features/order-list/read-order-list";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";

/** The orders with the shop's own status, in the owner's language: `{orders, count}`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parsedQuery(orderListQuery, req.query, "q, show, limit or offset is invalid");
  res.json(await readOrderList(req.scope, query, adminLanguage(req)));
}
