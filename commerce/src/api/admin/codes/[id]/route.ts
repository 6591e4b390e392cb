import { MedusaError, Modules } from "@medusajs/framework/utils";
import { isEditable } from "../../../../features/codes/code-view";
import {
  planCodeChange,
  answerCodeProblems,
  codeChangeBody,
  changeCodeWorkflow,
} from "../../../../features/codes/change-code";
import { readCode, readListedCode } from "../../../../features/codes/read-codes";
import { refusalsFor } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/**
 * Enables, disables or ends a code, or changes its dates and limit: `{code}`. Idempotent. Validation errors are
 * reported per field: 400 with `{fields: {name: sentence}}`.
 * @throws NOT_FOUND, CONFLICT when its dates and limit are shared with other codes
 */
export const POST = withAdminBody(codeChangeBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  const change = req.validatedBody;
  const problems = await req.scope.resolve(Modules.LOCKING).execute(`code:${id}`, async () => {
    const { row, orders } = await readCode(req.scope, id);
    if (change.change !== "switch" && !isEditable(row)) {
      throw new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).code.not_editable);
    }
    const plan = planCodeChange(change, row, orders, new Date());
    if ("problems" in plan) return plan.problems;
    await changeCodeWorkflow(req.scope).run({
      input: { id, code: row.code, campaign_id: row.campaign?.id ?? null, ...plan.read },
    });
    return null;
  });
  if (problems) answerCodeProblems(req, res, 400, problems);
  else res.json({ code: await readListedCode(req.scope, id) });
});
