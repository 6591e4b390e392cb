import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../../platform/env";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/kinds";
import { missingParts } from "../../modules/food-labels/label";
import type { FoodLabelsService } from "../../modules/food-labels/service";

/** Why a product must not be published as it is. */
export type PublishingProblem = "label_missing" | "label_incomplete" | "label_demo";

const sentences: Readonly<Record<PublishingProblem, string>> = {
  label_missing:
    "it has no food information yet. Save it as a draft, fill in the food information, then publish it",
  label_incomplete: "its food information is not complete in all languages",
  label_demo: "its food information is made of demo values",
};

/** Why the shop must not offer a food with this label (Reg. (EU) No 1169/2011, articles 9 and 14); null when it may. */
export function publishingProblem(label: LabelData | null): PublishingProblem | null {
  if (!label) return "label_missing";
  if (missingParts(label).length > 0) return "label_incomplete";
  return label.demo ? "label_demo" : null;
}

const change = z.object({ id: z.string().optional(), status: z.string().optional() });
const changes = z.array(change).catch([]);
const batch = z.object({ create: changes.default([]), update: changes.default([]) });

/** The products a request of the admin publishes; without an id where they are new. */
export function publishedBy(path: { id?: string | undefined }, body: unknown): { id: string | null }[] {
  const given = batch.safeParse(body).data ?? { create: [], update: [] };
  const one = change.safeParse(body).data;
  return [
    ...given.create.map((product) => ({ ...product, id: undefined })),
    ...given.update,
    ...(one ? [{ ...one, id: path.id }] : []),
  ].flatMap(({ id, status }) => (status === ProductStatus.PUBLISHED ? [{ id: id ?? null }] : []));
}

/** In production refuses to publish a product whose food information is not what the law wants; the demo only warns. */
export async function refuseUnlabelled(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (env().SHOP_MODE !== "production") {
    next();
    return;
  }
  const service: FoodLabelsService = req.scope.resolve(FOOD_LABELS_MODULE);
  const { id: named } = req.params;
  for (const { id } of publishedBy({ id: named === "batch" ? undefined : named }, req.body)) {
    const problem = publishingProblem(id ? await service.labelOf(id) : null);
    if (problem) {
      const message = `The product cannot be published: ${sentences[problem]}.`;
      next(new MedusaError(MedusaError.Types.NOT_ALLOWED, message));
      return;
    }
  }
  next();
}
