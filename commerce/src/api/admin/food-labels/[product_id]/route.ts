import { env } from "../../../../platform/env";
import { foodLabelBody } from "../../../../features/food-labels/validators";
import { revisionOf } from "../../../../features/staff/revision";
import { FOOD_LABELS_MODULE } from "../../../../modules/food-labels";
import { missingParts } from "../../../../modules/food-labels/label";
import { saveFoodLabelWorkflow } from "../../../../workflows/product-records";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** The label of a product (null when it has none), and what it lacks: `{label, missing, production, revision}`. */
export const GET = answerWith(async (req) => {
  const service = req.scope.resolve(FOOD_LABELS_MODULE);
  const label = await service.labelOf(req.params["product_id"] ?? "");
  return {
    label,
    missing: missingParts(label),
    production: env().SHOP_MODE === "production",
    revision: revisionOf(label),
  };
});

/** Writes the label of a product; responds like GET. */
export const POST = withAdminBody(foodLabelBody, async (req, res) => {
  const product_id = req.params["product_id"] ?? "";
  await saveFoodLabelWorkflow(req.scope).run({ input: { product_id, data: req.validatedBody } });
  await GET(req, res);
});
