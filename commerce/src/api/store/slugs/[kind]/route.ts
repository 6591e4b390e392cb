import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { SlugsById } from "@su-turrone/contract/slugs";
import { SLUGS_MODULE } from "../../../../modules/slugs";
import { isKind } from "../../../../modules/slugs/slug-logic";
import { answerWith } from "../../../../platform/with-body";

const maxIds = 200;

/**
 * Slugs of several entities: `?entity_id=a&entity_id=b` returns `{slugs: {a: {de, it, en}}}`; ids without slugs are
 * left out.
 */
export const GET = answerWith<SlugsById>(async (req) => {
  const { kind = "" } = req.params;
  if (!isKind(kind))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Only products and categories have slugs");
  const ids = z
    .array(z.string())
    .min(1)
    .max(maxIds)
    .safeParse([req.query["entity_id"] ?? []].flat());
  if (!ids.success) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `entity_id must be given 1 to ${maxIds} times`);
  }
  const slugs = req.scope.resolve(SLUGS_MODULE);
  return { slugs: Object.fromEntries(await slugs.slugsOf(kind, ids.data)) };
});
