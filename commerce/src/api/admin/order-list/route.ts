import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import type { OrderListAnswer } from "../../../features/order-list/order-list-types";
import { orderListQuery, readOrderList } from "../../../features/order-list/read-order-list";
import { staffRoleOf } from "../../../features/staff/staff-role";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

/** The orders with the shop's own status, in the owner's language: `{orders, count}`. @throws INVALID_DATA */
export const GET = answerWith(async (req: AuthenticatedMedusaRequest): Promise<OrderListAnswer> => {
  const query = parsedQuery(orderListQuery, req.query, "q, limit, offset or a filter is invalid");
  const { orders, ...answer } = await readOrderList(req.scope, query, adminLanguage(req));
  const isOwner = (await staffRoleOf(req)) === "owner";
  return { orders: isOwner ? orders : orders.map((row) => ({ ...row, buyer: null })), ...answer };
});
