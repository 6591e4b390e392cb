import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { movementsQuery, readMovements } from "../../../../../features/stock/read-movements";
import type { StockMovementsAnswer } from "../../../../../features/stock/stock-types";
import { parsedQuery } from "../../../../../platform/list-query";

/** Stock history of a variant: `StockMovementsAnswer`; empty for an unknown variant. @throws INVALID_DATA */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<StockMovementsAnswer>,
): Promise<void> {
  const query = parsedQuery(movementsQuery, req.query, "limit or offset is invalid");
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  res.json(await readMovements(knex, req.params["variant_id"] ?? "", query));
}
