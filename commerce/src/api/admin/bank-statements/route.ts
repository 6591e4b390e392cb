import { MedusaError } from "@medusajs/framework/utils";
import { previewStatement } from "../../../features/bank-statements/preview";
import { StatementError, statementBody } from "../../../features/bank-statements/statement-line";
import { refusalsFor } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/**
 * Parses a bank statement and proposes orders for the incoming payments and refunds for the outgoing ones:
 * `PreviewedStatement`. Nothing is changed or stored.
 * @throws INVALID_DATA, CONFLICT when all lines are already booked
 */
export const POST = withAdminBody(statementBody, async (req, res) => {
  try {
    res.json(await previewStatement(req.scope, req.validatedBody, new Date()));
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const reason = refusalsFor(req).statement[error.problem];
    const type = error.problem === "all_booked" ? MedusaError.Types.CONFLICT : MedusaError.Types.INVALID_DATA;
    throw new MedusaError(type, error.row === null ? reason : `${reason} (${error.row})`);
  }
});
