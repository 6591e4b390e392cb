import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import { SLUGS_MODULE } from "../../modules/slugs";
import { baseLanguage, type Language, localeOf } from "../../platform/languages";
import { textsOf } from "../../texts";
import { revisionOf } from "../staff/revision";
import type { NewProduct, OpenDraft, NewPicture, NewWeight, Texts } from "./new-product-types";
import { readStoredProducts, type StoredProduct, type StoredVariant } from "./stored-product";
import { readChannelAndLocation, missingOf } from "./product-defaults";
import { isDeepStrictEqual } from "node:util";
import { toCents } from "@su-turrone/contract/money";
import type { PictureDetails } from "../../modules/product-details/product-details-types";
import { slugFrom, type StoredSlug } from "../../modules/slugs/slug-logic";
import { currency } from "../../platform/currency";
import type { translatedFields } from "./plan-product";

/** Data of a draft stored in the shop's own modules. */
export interface StoredDraftParts {
  translations: readonly { locale_code: string; translations?: Record<string, unknown> | null }[];
  pictures: readonly PictureDetails[];
  slugs: readonly Pick<StoredSlug, "language" | "slug" | "current">[];
  label: LabelData | null;
  /** Food labels of other products, oldest first. */
  otherLabels: readonly { product_id: string; label: LabelData }[];
}

const skuPattern = /^ST-([A-Z]{3})-(\d{4,5})$/;

const inEveryLanguage = (textIn: (language: Language) => string): Texts => ({
  de: textIn("de"),
  it: textIn("it"),
  en: textIn("en"),
});

/** Converts a variant into the form's weight; null when it was not created by the form. Sale prices are ignored. */
function weightOf(variant: StoredVariant, code: string, locationId: string): NewWeight | null {
  const [, letters, digits] = skuPattern.exec(variant.sku ?? "") ?? [];
  const [item, ...otherItems] = variant.inventory_items;
  const prices = variant.prices.filter(({ price_list_id: list }) => !list);
  const [price, ...otherPrices] = prices;
  const level = item?.levels.find(({ location_id: place }) => place === locationId);
  const fits =
    letters === code &&
    Number(digits) === variant.weight &&
    variant.manage_inventory &&
    !variant.allow_backorder &&
    otherItems.length === 0 &&
    otherPrices.length === 0 &&
    (!price || (price.currency_code === currency && (price.min_quantity ?? 1) <= 1));
  if (!fits) return null;
  return {
    grams: Number(digits),
    cents: price ? toCents(price.amount) : null,
    stock: level ? level.stocked_quantity - level.reserved_quantity : 0,
  };
}

/** The three letters: from its SKUs, or if there are none, from the end of its handle; "" when they were changed. */
function codeOf({ handle, variants }: StoredProduct): string {
  const [, letters] = skuPattern.exec(variants[0]?.sku ?? "") ?? /-([a-z]{3})$/.exec(handle ?? "") ?? [];
  return letters?.toUpperCase() ?? "";
}

function picturesOf({ images }: StoredProduct, known: readonly PictureDetails[]): NewPicture[] {
  return images.map((url) => {
    const picture = known.find((one) => one.url === url);
    return {
      url,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      alt: inEveryLanguage((language) => picture?.alt[language] ?? ""),
    };
  });
}

/**
 * Converts a stored draft into form values; null when it was created or changed elsewhere in a way the form would lose.
 * A food label identical to another product's counts as taken over from it, and has to be confirmed again; any other
 * label was written for this product. A slug derived from the title is left empty. Pure.
 */
export function formOfDraft(
  product: StoredProduct,
  storedParts: StoredDraftParts,
  locationId: string,
): NewProduct | null {
  const code = codeOf(product);
  const weights = product.variants.map((variant) => weightOf(variant, code, locationId));
  const [option, ...otherOptions] = product.options;
  if (!product.external_id || !option || otherOptions.length > 0) return null;
  if (weights.includes(null) || product.category_ids.length > 1) return null;
  const textOf = (field: (typeof translatedFields)[number]) =>
    inEveryLanguage((language) => {
      if (language === baseLanguage) return product[field] ?? "";
      const translation = storedParts.translations.find((one) => one.locale_code === localeOf[language]);
      const text = translation?.translations?.[field];
      return typeof text === "string" ? text : "";
    });
  const title = textOf("title");
  const labelOf = storedParts.otherLabels.find(({ label }) =>
    isDeepStrictEqual(label, storedParts.label),
  )?.product_id;
  return {
    request_id: product.external_id,
    code,
    title,
    subtitle: textOf("subtitle"),
    description: textOf("description"),
    type_id: product.type_id,
    category_id: product.category_ids[0] ?? null,
    weights: weights.filter((weight) => weight !== null).toSorted((one, other) => one.grams - other.grams),
    confirmed_prices: [],
    pictures: picturesOf(product, storedParts.pictures),
    label: labelOf === undefined ? storedParts.label : null,
    label_of: labelOf ?? null,
    label_confirmed: false,
    slugs: inEveryLanguage((language) => {
      const slug = storedParts.slugs.find((one) => one.language === language && one.current)?.slug ?? "";
      return slug === slugFrom(title[language], language) ? "" : slug;
    }),
    publish: false,
  };
}

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
