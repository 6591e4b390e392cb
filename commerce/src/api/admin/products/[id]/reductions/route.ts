import type { ReductionsAnswer } from "../../../../../features/reductions/reduction-types";
import { readReductions, reducePrice, reductionBody } from "../../../../../features/reductions/reductions";
import { adminLanguage } from "../../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../../platform/with-body";

/** Reduced prices of a product's weights that run or are to come. */
export const GET = answerWith<ReductionsAnswer>(async (req) => ({
  reductions: await readReductions(req.scope, req.params["id"] ?? ""),
}));

/** Reduces the price of a weight for some days; responds like GET. @throws as `reducePrice` */
export const POST = withAdminBody(reductionBody, async (req, res) => {
  await reducePrice(req.scope, req.params["id"] ?? "", req.validatedBody, adminLanguage(req));
  await GET(req, res);
});
