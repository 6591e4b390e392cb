import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { FOOD_LABELS_MODULE } from "../../modules/food-labels";
import type { LabelData } from "../../modules/food-labels/label-types";
import { detailsIn, PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import { SLUGS_MODULE } from "../../modules/slugs";
import { baseLanguage, type Language, localeOf } from "../../platform/languages";
import { textsOf } from "../../texts";
import { revisionOf } from "../staff/revision";
import {
  inEveryLanguage,
  nameIn,
  type NewProduct,
  type OpenDraft,
  type NewPicture,
  type NewWeight,
} from "./new-product-types";
import { readStoredProducts, type StoredProduct, type StoredVariant } from "./stored-product";
import { readChannelAndLocation, missingOf } from "./product-defaults";
import { isDeepStrictEqual } from "node:util";
import { toCents } from "@su-turrone/contract/money";
import {
  emptyProductDetails,
  type PictureDetails,
  type ProductDetailsData,
} from "../../modules/product-details/product-details-types";
import { slugFrom, type StoredSlug } from "../../modules/slugs/slug-logic";
import { currency } from "../../platform/currency";
import { skuPattern } from "./plan-change";
import type { translatedFields } from "./plan-product";

/** Data of a product stored in the shop's own modules. */
export interface StoredParts {
  translations: readonly { locale_code: string; translations?: Record<string, unknown> | null }[];
  details: ProductDetailsData | null;
  slugs: readonly Pick<StoredSlug, "language" | "slug" | "current">[];
  label: LabelData | null;
  /** Food labels of other products, oldest first. */
  otherLabels: readonly { product_id: string; label: LabelData }[];
}

/** Converts a variant into the form's weight; null when the form would lose something. Sale prices are ignored. */
function weightOf(variant: StoredVariant, locationId: string, isOnSale: boolean): NewWeight | null {
  const [item, ...otherItems] = variant.inventory_items;
  const prices = variant.prices.filter(({ price_list_id: list }) => !list);
  const [price, ...otherPrices] = prices;
  const level = item?.levels.find(({ location_id: place }) => place === locationId);
  const fits =
    variant.manage_inventory &&
    !variant.allow_backorder &&
    otherItems.length === 0 &&
    otherPrices.length === 0 &&
    (!price || (price.currency_code === currency && (price.min_quantity ?? 1) <= 1));
  if (!fits || !variant.weight || variant.weight % 1 !== 0) return null;
  const cents = price ? toCents(price.amount) || null : null;
  const stock = level ? Math.max(0, level.stocked_quantity - level.reserved_quantity) : 0;
  return { grams: variant.weight, cents, stock, ...(isOnSale ? { now: { cents, stock } } : {}) };
}

/** The three letters: from its SKUs, or if there are none, from the end of its handle; "" when it has none. */
function codeOf({ handle, variants }: StoredProduct): string {
  const letters =
    variants.flatMap(({ sku }) => skuPattern.exec(sku ?? "")?.[1] ?? [])[0] ??
    /-([a-z]{3})$/.exec(handle ?? "")?.[1];
  return letters?.toUpperCase() ?? "";
}

const formRequestId = z.uuid();

const isMadeByForm = ({ external_id: id }: StoredProduct): boolean => formRequestId.safeParse(id).success;

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
 * Converts a stored product into form values; null when the form would lose something. The food label of a draft that is
 * identical to another product's counts as taken over from it, and has to be confirmed again; any other label was written
 * for this product. A draft without a German slug has no German name, and a slug of a draft that is derived from its name
 * is left empty; on sale the address stays when the name changes. Pure.
 */
export function formOf(
  product: StoredProduct,
  storedParts: StoredParts,
  locationId: string,
): NewProduct | null {
  const isOnSale = product.status === ProductStatus.PUBLISHED;
  const isBegunHere = isMadeByForm(product) && !isOnSale;
  const weights = product.variants.map((variant) => weightOf(variant, locationId, isOnSale));
  const [option, ...otherOptions] = product.options;
  const differentWeights = new Set(weights.map((weight) => weight?.grams));
  if (!option || otherOptions.length > 0 || weights.includes(null)) return null;
  if (differentWeights.size < weights.length) return null;
  const slugOf = (language: Language) =>
    storedParts.slugs.find((one) => one.language === language && one.current)?.slug ?? "";
  const textOf = (field: (typeof translatedFields)[number]) =>
    inEveryLanguage((language) => {
      if (language === baseLanguage) return product[field] ?? "";
      const translation = storedParts.translations.find((one) => one.locale_code === localeOf[language]);
      const text = translation?.translations?.[field];
      return typeof text === "string" ? text : "";
    });
  const stored = textOf("title");
  const title = isBegunHere && slugOf(baseLanguage) === "" ? { ...stored, [baseLanguage]: "" } : stored;
  const labelOf = isOnSale
    ? undefined
    : storedParts.otherLabels.find(({ label }) => isDeepStrictEqual(label, storedParts.label))?.product_id;
  const { pictures, ...details } = storedParts.details ?? emptyProductDetails;
  return {
    request_id: isMadeByForm(product) ? (product.external_id ?? "") : product.id,
    code: codeOf(product),
    title,
    subtitle: textOf("subtitle"),
    description: textOf("description"),
    type_id: product.type_id,
    category_ids: product.category_ids.toSorted(),
    weights: weights.filter((weight) => weight !== null).toSorted((one, other) => one.grams - other.grams),
    confirmed_prices: [],
    pictures: picturesOf(product, pictures),
    label: labelOf === undefined ? storedParts.label : null,
    label_of: labelOf ?? null,
    label_confirmed: false,
    details,
    slugs: inEveryLanguage((language) => {
      const slug = slugOf(language);
      return !isOnSale && slug === slugFrom(title[language], language) ? "" : slug;
    }),
    publish: isOnSale,
  };
}

export interface StoredForm {
  stored: StoredProduct;
  form: NewProduct;
  /** Its own food label, even if identical to another product's. */
  label: LabelData | null;
  /** Time of the last change to any part of it. */
  updated_at: Date;
}

/** Form values of the products, by id; products that do not fit into the form are left out. */
export async function readForms(
  container: MedusaContainer,
  products: readonly StoredProduct[],
): Promise<Map<string, StoredForm>> {
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
  const forms = products.flatMap((stored) => {
    const { id, variants, updated_at: changed } = stored;
    const ownTexts = translations.filter(({ reference_id: of }) => of === id);
    const detail = details.find(({ product_id: of }) => of === id);
    const label = labels.get(id) ?? null;
    const form = formOf(
      stored,
      {
        translations: ownTexts,
        details: detail ? detailsIn(detail) : null,
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
  return new Map(forms);
}

/**
 * What a form shows, without the packs on sale: one sold meanwhile does not make it outdated, and those that the owner
 * changes are compared by themselves (features/stock/set-available.ts).
 */
const shownIn = (form: NewProduct) => ({
  ...form,
  weights: form.weights.map(({ now, stock, ...weight }) => (now ? weight : { ...weight, stock })),
});

/**
 * A product as stored by Medusa, and as form values.
 * @param language language of error messages
 * @throws NOT_FOUND for an unknown product; CONFLICT for a product that was created or changed elsewhere so that the
 * form cannot show it, with a hint where it is edited
 */
export async function readForm(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<StoredForm & { revision: string }> {
  const [stored] = await readStoredProducts(container, { id });
  if (!stored) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${id}`);
  const found = (await readForms(container, [stored])).get(id);
  if (!found)
    throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).draft.other_shape);
  return { ...found, revision: revisionOf(shownIn(found.form)) };
}

/** Drafts begun in the form, most recently changed first, with what each lacks. */
export async function readOpenDrafts(container: MedusaContainer, language: Language): Promise<OpenDraft[]> {
  const drafts = (await readStoredProducts(container, { status: "draft" })).filter(isMadeByForm);
  if (drafts.length === 0) return [];
  return [...(await readForms(container, drafts))]
    .toSorted(([, one], [, other]) => other.updated_at.getTime() - one.updated_at.getTime())
    .map(([id, { form, label, updated_at: updated }]) => ({
      id,
      name: nameIn(form.title, language),
      updated_at: updated.toISOString(),
      missing: missingOf(form, label),
    }));
}
