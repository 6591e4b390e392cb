import { isDeepStrictEqual } from "node:util";
import { toCents } from "@su-turrone/contract/money";
import type { LabelData } from "../../modules/food-labels/label-types";
import type { PictureDetails } from "../../modules/product-details/product-details-types";
import { slugFrom, type StoredSlug } from "../../modules/slugs/slug-logic";
import { currency } from "../../platform/currency";
import { baseLanguage, localeOf, type Language } from "../../platform/languages";
import type { NewPicture, NewProduct, NewWeight, Texts } from "./new-product-types";
import type { translatedFields } from "./plan-product";
import type { StoredProduct, StoredVariant } from "./stored-product";

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
