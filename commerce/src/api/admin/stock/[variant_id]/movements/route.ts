import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readMovements } from "../../../../../features/stock/read-movements";
import type { StockMovementsAnswer } from "../../../../../features/stock/stock-types";
import { adminListQuery, parsedQuery } from "../../../../../platform/list-query";
import { answerWith } from "../../../../../platform/with-body";

/** Stock history of a variant: `StockMovementsAnswer`; empty for an unknown variant. @throws INVALID_DATA */
export const GET = answerWith<StockMovementsAnswer>(async (req) => {
  const query = parsedQuery(adminListQuery, req.query, "limit or offset is invalid");
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return readMovements(knex, req.params["variant_id"] ?? "", query);
});
