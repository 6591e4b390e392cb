import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import { toEuros } from "@su-turrone/contract/money";
import type { LabelData } from "../../modules/food-labels/label-types";
import {
  emptyProductDetails,
  type ProductDetailsData,
} from "../../modules/product-details/product-details-types";
import { slugFrom, slugsFrom, type WantedSlugs } from "../../modules/slugs/slug-logic";
import { currency } from "../../platform/currency";
import { baseLanguage, languages, localeOf } from "../../platform/languages";
import { nameIn, type NewProduct } from "./new-product-types";

/** Environment of a new product: sales channel, shipping profile, stock location, and facts common to all products. */
export interface ProductDefaults {
  sales_channel_id: string;
  shipping_profile_id: string;
  location_id: string;
  brand: string;
  /** Food label to take over if none is written; null for none. */
  label: LabelData | null;
}

/** A new product as input for Medusa's workflows and the shop's modules. */
export interface PlannedProduct {
  product: CreateProductWorkflowInputDTO;
  /** Whether it is finally put on sale. */
  publish: boolean;
  /** Texts of the product in the languages other than the base language. */
  translations: { locale_code: string; translations: Record<string, string> }[];
  details: ProductDetailsData;
  label: LabelData | null;
  slugs: WantedSlugs;
  location_id: string;
  /** Packs by grams of the weight. */
  stock: Readonly<Record<number, number>>;
}

export const translatedFields = ["title", "subtitle", "description"] as const;

/** Title of a variant: "150 g", or "1 kg" from one kilogram on; the same in all three languages. */
export const weightName = (grams: number): string => (grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`);

/** SKU of a variant: "ST-MAN-0150". */
export const skuOf = (code: string, grams: number): string => `ST-${code}-${String(grams).padStart(4, "0")}`;

/** Plans a new product from the owner's input and its environment. Pure. */
export function planProduct(newProduct: NewProduct, defaults: ProductDefaults): PlannedProduct {
  const weights = newProduct.weights.toSorted((one, other) => one.grams - other.grams);
  const option = "Gewicht";
  const name = nameIn(newProduct.title, baseLanguage);
  return {
    product: {
      title: name,
      subtitle: newProduct.subtitle[baseLanguage],
      description: newProduct.description[baseLanguage],
      handle: `${slugFrom(name, baseLanguage)}-${newProduct.code.toLowerCase()}`,
      external_id: newProduct.request_id,
      // published once everything is in place
      status: ProductStatus.DRAFT,
      ...(newProduct.type_id === null ? {} : { type_id: newProduct.type_id }),
      category_ids: newProduct.category_ids,
      origin_country: "it",
      images: newProduct.pictures.map(({ url }) => ({ url })),
      ...(newProduct.pictures[0] ? { thumbnail: newProduct.pictures[0].url } : {}),
      // Medusa requires an option, even without values yet
      options: [{ title: option, values: weights.map(({ grams }) => weightName(grams)) }],
      variants: weights.map(({ grams, cents }, rank) => ({
        variant_rank: rank,
        title: weightName(grams),
        sku: skuOf(newProduct.code, grams),
        weight: grams,
        manage_inventory: true,
        allow_backorder: false,
        options: { [option]: weightName(grams) },
        prices: cents === null ? [] : [{ currency_code: currency, amount: toEuros(cents) }],
      })),
      sales_channels: [{ id: defaults.sales_channel_id }],
      shipping_profile_id: defaults.shipping_profile_id,
    },
    publish: newProduct.publish,
    translations: languages
      .filter((language) => language !== baseLanguage)
      .map((language) => ({
        locale_code: localeOf[language],
        translations: Object.fromEntries(
          translatedFields.flatMap((field) => {
            const text = newProduct[field][language];
            return text === "" ? [] : [[field, text]];
          }),
        ),
      }))
      .filter(({ translations }) => Object.keys(translations).length > 0),
    details: {
      ...emptyProductDetails,
      ...newProduct.details,
      brand: newProduct.details?.brand || defaults.brand,
      pictures: newProduct.pictures,
    },
    label: newProduct.label ?? defaults.label,
    slugs: slugsFrom(newProduct.slugs, newProduct.title),
    location_id: defaults.location_id,
    stock: Object.fromEntries(weights.map(({ grams, stock }) => [grams, stock])),
  };
}
