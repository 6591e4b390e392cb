import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { baseLanguage } from "../../platform/languages";
import { SLUGS_MODULE } from ".";
import { freeSlug, slugFrom, type WantedSlugs } from "./slug-logic";

/** Entity and title field per kind. */
const titles = {
  product: { entity: "product", field: "title" },
  category: { entity: "product_category", field: "name" },
} as const;

/**
 * Proposes a slug for a new entity, derived from its German title, so that it is reachable immediately; null when it
 * already has slugs (the seed assigns its own) or no longer exists.
 */
export async function firstSlug(
  container: MedusaContainer,
  kind: keyof typeof titles,
  entityId: string,
): Promise<WantedSlugs | null> {
  const service = container.resolve(SLUGS_MODULE);
  const [known] = await service.listSlugs({ kind, entity_id: entityId }, { take: 1 });
  if (known) return null;
  const { entity, field } = titles[kind];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: ["id", field], filters: { id: entityId } });
  const title = z.record(z.string(), z.unknown()).optional().parse(data[0])?.[field];
  if (typeof title !== "string") return null;
  // a title without Latin letters or digits yields an empty slug; use the name of the kind instead
  const base = slugFrom(title, baseLanguage) || kind;
  const rows = await service.listSlugs({ kind, slug: { $like: `${base}%` } }, { take: null });
  const taken = new Set(rows.map((row) => row.slug));
  return { [baseLanguage]: freeSlug(base, (slug) => taken.has(slug)) };
}
