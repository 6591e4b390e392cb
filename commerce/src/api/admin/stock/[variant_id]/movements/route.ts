import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { movementsQuery, readMovements } from "../../../../../features/stock/read-movements";
import type { StockMovementsAnswer } from "../../../../../features/stock/stock-types";

/** Stock history of a variant: `StockMovementsAnswer`; empty for an unknown variant. @throws INVALID_DATA */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<StockMovementsAnswer>,
): Promise<void> {
  const query = movementsQuery.safeParse(req.query);
  if (!query.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "limit or offset is invalid");
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  res.json(await readMovements(knex, req.params["variant_id"] ?? "", query.data));
}
