import { env } from "../../../platform/env";
import { adminLanguage } from "../../../platform/admin-language";
import { labelWarnings } from "../../../features/food-labels/label-warnings";
import { answerWith } from "../../../platform/with-body";

/** Label problems the owner has to fix before selling: `{warnings, production}`. */
export const GET = answerWith(async (req) => {
  const warnings = await labelWarnings(req.scope, adminLanguage(req));
  return { warnings, production: env().SHOP_MODE === "production" };
});
