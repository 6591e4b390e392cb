import type { MedusaStoreRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { listChoices, pageSizes, sorts } from "@su-turrone/contract/lists";
import { languageOf } from "../../platform/list-query";
import type { CatalogueContext } from "./catalogue-snapshot";
import type { Selection } from "./select-page";
import { readIds } from "../../platform/read-rows";

/** Maximum price in a filter, in cents; far above any product. */
const maxCents = 100_000_000;

const oneOrMany = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(schema).max(50));
const cents = z.coerce.number().int().min(0).max(maxCents).nullable().default(null);

/** Search text; the storefront allows 80 characters. */
const words = z.string().max(200).default("");

const selectionSchema = z
  .object({
    q: words,
    category_id: oneOrMany(z.string().min(1)),
    weight: oneOrMany(z.coerce.number().int().min(0).max(1_000_000)),
    min: cents,
    max: cents,
    available: z.enum(["true", "false"]).default("false"),
    nut: oneOrMany(z.enum(listChoices.nut)),
    texture: oneOrMany(z.enum(listChoices.texture)),
    free: oneOrMany(z.enum(listChoices.free)),
    occasion: oneOrMany(z.enum(listChoices.occasion)),
    sort: z.enum(sorts).default(sorts[0]),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce
      .number()
      .pipe(z.union(pageSizes.map((size) => z.literal(size))))
      .default(pageSizes[0]),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ["min"],
    message: "must not be above max",
  });

/** Parses a request's query. @throws INVALID_DATA naming the invalid parameters */
function parsed<T>(schema: z.ZodType<T>, query: unknown): T {
  const { success, data, error } = schema.safeParse(query);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new MedusaError(MedusaError.Types.INVALID_DATA, problems.join("; "));
}

/** Parses the selection and search text of a list request. @throws INVALID_DATA */
export function selectionOf(query: unknown): { selection: Selection; q: string } {
  const { q, category_id, weight, available, nut, texture, free, occasion, ...rest } = parsed(
    selectionSchema,
    query,
  );
  return {
    q: q.trim(),
    selection: {
      ...rest,
      categoryIds: category_id,
      weights: weight,
      available: available === "true",
      choices: { nut, texture, free, occasion },
    },
  };
}

/** Search text of a request. @throws INVALID_DATA */
export const wordsOf = (query: unknown): string => parsed(z.object({ q: words }), query).q.trim();

/** Context of a store request that reads the catalogue. @throws INVALID_DATA without a known region */
export async function catalogueContextOf(req: MedusaStoreRequest): Promise<CatalogueContext> {
  const id = z.string().min(1).safeParse(req.query["region_id"]).data ?? "";
  const [region] = await readIds(req.scope, "region", { id });
  const [salesChannelId] = req.publishable_key_context.sales_channel_ids;
  if (!region || !salesChannelId) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "region_id must be the id of a region");
  }
  return { language: languageOf(req), regionId: id, salesChannelId };
}
