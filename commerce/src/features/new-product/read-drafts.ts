import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import { SLUGS_MODULE } from "../../modules/slugs";
import { baseLanguage, type Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { revisionOf } from "../staff/revision";
import { formOfDraft } from "./draft-form";
import type { NewProduct, OpenDraft } from "./new-product-types";
import { readStoredProducts, type StoredProduct } from "./stored-product";
import { readChannelAndLocation, missingOf } from "./product-defaults";

const formRequestId = z.uuid();

interface ReadDraft {
  stored: StoredProduct;
  form: NewProduct;
  /** Its own food label, even if identical to another product's. */
  label: LabelData | null;
  /** Time of the last change to any part of it. */
  updated_at: Date;
}

/** Form values of the products, by id; products that no longer fit into the form are left out. */
async function readForms(
  container: MedusaContainer,
  products: readonly StoredProduct[],
): Promise<Map<string, ReadDraft>> {
  const ids = products.map(({ id }) => id);
  const slugService = container.resolve(SLUGS_MODULE);
  const detailService = container.resolve(PRODUCT_DETAILS_MODULE);
  const labelService = container.resolve(FOOD_LABELS_MODULE);
  const productService = container.resolve(Modules.PRODUCT);
  const [{ location_id: location }, translations, details, slugs, labels] = await Promise.all([
    readChannelAndLocation(container),
    container
      .resolve(Modules.TRANSLATION)
      .listTranslations({ reference: "product", reference_id: ids }, { take: null }),
    detailService.listProductDetails({ product_id: ids }, { take: null }),
    slugService.listSlugs({ kind: "product", entity_id: ids, current: true }, { take: null }),
    labelService.allLabels(),
  ]);
  const labelled = await productService.listProducts(
    { id: [...labels.keys()] },
    { select: ["id"], order: { created_at: "ASC" }, take: null },
  );
  const drafts = products.flatMap((stored) => {
    const { id, variants, updated_at: changed } = stored;
    const ownTexts = translations.filter(({ reference_id: of }) => of === id);
    const detail = details.find(({ product_id: of }) => of === id);
    const label = labels.get(id) ?? null;
    const form = formOfDraft(
      stored,
      {
        translations: ownTexts,
        pictures: detail?.pictures ?? [],
        slugs: slugs.filter(({ entity_id: of }) => of === id),
        label,
        otherLabels: labelled.flatMap(({ id: other }) => {
          const found = labels.get(other);
          return found && other !== id ? [{ product_id: other, label: found }] : [];
        }),
      },
      location,
    );
    const changes = [...variants, ...ownTexts, ...(detail ? [detail] : [])];
    const times = changes.map(({ updated_at: at }) => new Date(at).getTime());
    const updated = new Date(Math.max(changed.getTime(), ...times));
    return form ? [[id, { stored, form, label, updated_at: updated }] as const] : [];
  });
  return new Map(drafts);
}

const isMadeByForm = ({ external_id: id }: StoredProduct): boolean => formRequestId.safeParse(id).success;

/**
 * A draft as stored by Medusa, and as form values.
 * @param language language of error messages
 * @throws NOT_FOUND for an unknown product; CONFLICT for a product that is not a draft, or was created or changed
 * elsewhere so that the form cannot show it, with a hint where it is edited
 */
export async function readDraft(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<Pick<ReadDraft, "stored" | "form"> & { revision: string }> {
  const [stored] = await readStoredProducts(container, { id });
  if (!stored) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${id}`);
  const refuse = (reason: "no_draft" | "other_shape") =>
    new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).draft[reason]);
  if (stored.status !== "draft") throw refuse("no_draft");
  const draft = isMadeByForm(stored) ? (await readForms(container, [stored])).get(id) : undefined;
  if (!draft) throw refuse("other_shape");
  return { ...draft, revision: revisionOf(draft.form) };
}

/** Drafts that can be opened in the form for new products, most recently changed first, with what each lacks. */
export async function readOpenDrafts(container: MedusaContainer): Promise<OpenDraft[]> {
  const drafts = (await readStoredProducts(container, { status: "draft" })).filter(isMadeByForm);
  if (drafts.length === 0) return [];
  return [...(await readForms(container, drafts))]
    .toSorted(([, one], [, other]) => other.updated_at.getTime() - one.updated_at.getTime())
    .map(([id, { form, label, updated_at: updated }]) => ({
      id,
      name: form.title[baseLanguage],
      updated_at: updated.toISOString(),
      missing: missingOf(form, label),
    }));
}
