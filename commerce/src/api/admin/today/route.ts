import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { maxOpenOrders } from "../../../features/fulfilment/packing-document-types";
import { staffRoleOf } from "../../../features/staff/staff-role";
import { fulfilmentRoleToday, readToday } from "../../../features/today/read-today";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

const query = z.object({ limit: z.coerce.number().int().min(1).max(maxOpenOrders).default(50) });

/**
 * Everything waiting for the current user, with product names in the language of the admin: a `Today`. `?limit` is the
 * number of orders to pack that are listed. @throws INVALID_DATA
 */
export const GET = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const { limit } = parsedQuery(query, req.query, `limit must be 1 to ${maxOpenOrders}`);
  const today = await readToday(req.scope, adminLanguage(req), new Date(), limit);
  return (await staffRoleOf(req)) === "owner" ? today : fulfilmentRoleToday(today);
});
