import type { MedusaStoreRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languageOf } from "../content/request";
import { pageSizes, sorts, type Selection } from "./entry";
import type { Reader } from "./facts";

/** Highest price that is looked for: more than PostgreSQL's or anybody's nougat needs. */
const maxCents = 100_000_000;

const oneOrMany = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(schema).max(50));
const cents = z.coerce.number().int().min(0).max(maxCents).nullable().default(null);

const selectionSchema = z
  .object({
    category_id: oneOrMany(z.string().min(1)),
    weight: oneOrMany(z.coerce.number().int().min(0).max(1_000_000)),
    min: cents,
    max: cents,
    available: z.enum(["true", "false"]).default("false"),
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

/** The page of a list a request asks for. @throws INVALID_DATA naming what is wrong */
export function selectionOf(query: unknown): Selection {
  const { data, error } = selectionSchema.safeParse(query);
  if (!data) {
    const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new MedusaError(MedusaError.Types.INVALID_DATA, problems.join("; "));
  }
  const { category_id, weight, available, ...rest } = data;
  return { ...rest, categoryIds: category_id, weights: weight, available: available === "true" };
}

/** For whom a store request reads the catalogue. @throws INVALID_DATA without a known region */
export async function readerOf(req: MedusaStoreRequest): Promise<Reader> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const id = z.string().min(1).safeParse(req.query["region_id"]).data ?? "";
  const { data: regions } = await query.graph({ entity: "region", fields: ["id"], filters: { id } });
  const [salesChannelId] = req.publishable_key_context.sales_channel_ids;
  if (regions.length === 0 || !salesChannelId) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "region_id must be that of a region");
  }
  return { language: languageOf(req), regionId: id, salesChannelId };
}
