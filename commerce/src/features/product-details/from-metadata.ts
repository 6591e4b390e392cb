import { z } from "@medusajs/framework/zod";
import {
  emptyProductDetails,
  type PictureDetails,
  type ProductDetailsData,
  type Texts,
} from "../../modules/product-details/product-details-types";
import { languages } from "../../platform/languages";

const texts = z
  .object({ de: z.string(), it: z.string(), en: z.string() })
  .partial()
  .catch({})
  .transform((all): Texts => all);

/** One text for all languages, or one per language. */
const origin = z
  .string()
  .transform((text): Texts => Object.fromEntries(languages.map((language) => [language, text])))
  .or(texts);

const pixels = z.number().int().positive().nullable().catch(null);
const record = z.record(z.string(), z.unknown()).catch({});
const pictureFacts = z.object({ alt: texts, width: pixels, height: pixels });

const productMetadata = z.object({
  brand: z.string().catch(""),
  origin,
  unit_price_exempt: z.literal(true).optional().catch(undefined),
  pictures: record,
});

/** A product from before the product details module existed. */
export interface ProductWithMetadata {
  metadata?: unknown;
  images: readonly { url: string; metadata?: unknown }[];
}

/** Metadata keys of a product replaced by the product details. */
export const replacedKeys = ["brand", "origin", "unit_price_exempt", "pictures"] as const;

/**
 * Reads the product details from the metadata of a product and its pictures; null when there are none. Values that are
 * not texts are ignored.
 */
export function detailsFromMetadata({ metadata, images }: ProductWithMetadata): ProductDetailsData | null {
  const {
    brand,
    origin: made,
    unit_price_exempt: exempt = false,
    pictures: known,
  } = productMetadata.parse(metadata ?? {});
  const pictures = images.flatMap(({ url, metadata: own }): PictureDetails[] => {
    const facts = pictureFacts.parse({ ...record.parse(known[url]), ...record.parse(own) });
    return facts.width !== null || Object.keys(facts.alt).length > 0 ? [{ url, ...facts }] : [];
  });
  const isEmpty = brand === "" && Object.keys(made).length === 0 && !exempt && pictures.length === 0;
  return isEmpty
    ? null
    : { ...emptyProductDetails, brand, origin: made, unit_price_exempt: exempt, pictures };
}
