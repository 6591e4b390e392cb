import { endReduction, readReductions } from "../../../../../../features/reductions/reductions";
import type { ReductionsAnswer } from "../../../../../../features/reductions/reduction-types";
import { answerWith } from "../../../../../../platform/with-body";

/** Ends a reduced price; responds with those that are left. */
export const DELETE = answerWith<ReductionsAnswer>(async ({ scope, params: { id = "", list_id = "" } }) => {
  await endReduction(scope, id, list_id);
  return { reductions: await readReductions(scope, id) };
});
