import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { adminLanguage } from "../../platform/admin-language";
import { env } from "../../platform/env";
import type { PerLanguage } from "../../platform/languages";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { missingParts } from "../../modules/food-labels/label";
import type { FoodLabelsService } from "../../modules/food-labels/service";

/** Why a product must not be published as it is. */
export type PublishingProblem = "label_missing" | "label_incomplete" | "label_demo";

/** What the owner reads when a product must not be published. */
const refusals: Readonly<Record<PublishingProblem, PerLanguage>> = {
  label_missing: {
    de: "Das Produkt kann nicht veröffentlicht werden: Seine Lebensmittelangaben fehlen noch. Bitte speichern Sie es als Entwurf, tragen Sie die Angaben ein und veröffentlichen Sie es dann.",
    it: "Il prodotto non si può pubblicare: mancano ancora le informazioni alimentari. Lo salvi come bozza, compili le informazioni e poi lo pubblichi.",
    en: "The product cannot be published: it has no food information yet. Please save it as a draft, fill in the food information, then publish it.",
  },
  label_incomplete: {
    de: "Das Produkt kann nicht veröffentlicht werden: Seine Lebensmittelangaben sind nicht in allen Sprachen vollständig.",
    it: "Il prodotto non si può pubblicare: le informazioni alimentari non sono complete in tutte le lingue.",
    en: "The product cannot be published: its food information is not complete in all languages.",
  },
  label_demo: {
    de: "Das Produkt kann nicht veröffentlicht werden: Seine Lebensmittelangaben sind Beispielwerte.",
    it: "Il prodotto non si può pubblicare: le informazioni alimentari sono valori di esempio.",
    en: "The product cannot be published: its food information is made of demo values.",
  },
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
      next(new MedusaError(MedusaError.Types.NOT_ALLOWED, refusals[problem][adminLanguage(req)]));
      return;
    }
  }
  next();
}
