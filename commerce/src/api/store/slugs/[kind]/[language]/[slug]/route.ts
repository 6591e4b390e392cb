import { MedusaError } from "@medusajs/framework/utils";
import { isLanguage } from "../../../../../../platform/languages";
import { SLUGS_MODULE } from "../../../../../../modules/slugs";
import { isKind } from "../../../../../../modules/slugs/slug-logic";
import { answerWith } from "../../../../../../platform/with-body";

/** Resolves a slug: `{kind, entity_id, slugs, current}`; 404 when no entity has or had it. */
export const GET = answerWith(async (req) => {
  const { kind = "", language = "", slug = "" } = req.params;
  const slugs = req.scope.resolve(SLUGS_MODULE);
  const found = isKind(kind) && isLanguage(language) ? await slugs.resolveSlug(kind, language, slug) : null;
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is nothing with this slug");
  return found;
});
