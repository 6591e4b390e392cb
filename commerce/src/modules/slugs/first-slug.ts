import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { baseLanguage } from "../../platform/languages";
import { SLUGS_MODULE } from ".";
import type { SlugsService } from "./service";
import { freeSlug, slugFrom, type WantedSlugs } from "./slug-logic";

/** Entity and field of the title, per kind. */
const titles = {
  product: { entity: "product", field: "title" },
  category: { entity: "product_category", field: "name" },
} as const;

/**
 * A slug for something new, made of its German title, so that it can be reached at once; null when it has slugs already (the
 * seed gives its own) or is gone.
 */
export async function firstSlug(
  container: MedusaContainer,
  kind: keyof typeof titles,
  entityId: string,
): Promise<WantedSlugs | null> {
  const service: SlugsService = container.resolve(SLUGS_MODULE);
  const [known] = await service.listSlugs({ kind, entity_id: entityId }, { take: 1 });
  if (known) return null;
  const { entity, field } = titles[kind];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: ["id", field], filters: { id: entityId } });
  const title = z.record(z.string(), z.unknown()).optional().parse(data[0])?.[field];
  if (typeof title !== "string") return null;
  // A title without Latin letters or digits leaves nothing; then the kind's own name stands in.
  const base = slugFrom(title, baseLanguage) || kind;
  const rows = await service.listSlugs({ kind, slug: { $like: `${base}%` } }, { take: null });
  const taken = new Set(rows.map((row) => row.slug));
  return { [baseLanguage]: freeSlug(base, (slug) => taken.has(slug)) };
}
