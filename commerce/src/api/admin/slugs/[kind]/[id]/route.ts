import { z } from "@medusajs/framework/zod";
import { MedusaError } from "@medusajs/framework/utils";
import { revisionOf } from "../../../../../features/staff/revision";
import { SLUGS_MODULE } from "../../../../../modules/slugs";
import { isKind, type Kind } from "../../../../../modules/slugs/slug-logic";
import { setSlugsWorkflow } from "../../../../../workflows/slugs";
import { answerWith, withAdminBody } from "../../../../../platform/with-body";

/** New slugs; null or "" removes a slug, omitted languages stay unchanged. */
const setSlugsBody = z.strictObject({
  de: z.string().trim().nullish(),
  it: z.string().trim().nullish(),
  en: z.string().trim().nullish(),
});

function namedIn(params: Record<string, string>): { kind: Kind; entity_id: string } {
  const { kind = "", id = "" } = params;
  if (!isKind(kind))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Only products and categories have slugs");
  return { kind, entity_id: id };
}

/** The entity's own slug per language (null if it has none), the slugs in effect after fallback, and the revision. */
export const GET = answerWith(async (req) => {
  const { kind, entity_id } = namedIn(req.params);
  const service = req.scope.resolve(SLUGS_MODULE);
  const slugs = await service.ownSlugs(kind, entity_id);
  const filled = (await service.slugsOf(kind, [entity_id])).get(entity_id) ?? null;
  return { slugs, filled, revision: revisionOf(slugs) };
});

/** Sets the slugs; 400 with a readable message when one is malformed or belongs to another entity. */
export const POST = withAdminBody(setSlugsBody, async (req, res) => {
  const { de, it, en } = req.validatedBody;
  const slugs = Object.fromEntries(
    Object.entries({ de, it, en })
      .filter(([, slug]) => slug !== undefined)
      .map(([language, slug]) => [language, slug || null]),
  );
  await setSlugsWorkflow(req.scope).run({ input: { ...namedIn(req.params), slugs } });
  await GET(req, res);
});
