import { productDetailsBody } from "../../../../features/product-details/validators";
import { revisionOf } from "../../../../features/staff/revision";
import { PRODUCT_DETAILS_MODULE } from "../../../../modules/product-details";
import { emptyProductDetails } from "../../../../modules/product-details/product-details-types";
import { saveProductDetailsWorkflow } from "../../../../workflows/product-records";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** Details of a product: `{product_detail, revision}`; a save sends the revision back. */
export const GET = answerWith(async (req) => {
  const service = req.scope.resolve(PRODUCT_DETAILS_MODULE);
  const details = await service.detailsOf(req.params["product_id"] ?? "");
  return { product_detail: details ?? emptyProductDetails, revision: revisionOf(details) };
});

/** Writes the details; responds like GET. */
export const POST = withAdminBody(productDetailsBody, async (req, res) => {
  const product_id = req.params["product_id"] ?? "";
  await saveProductDetailsWorkflow(req.scope).run({ input: { product_id, data: req.validatedBody } });
  await GET(req, res);
});
