import { isBand, type Band } from "@su-turrone/contract/bands";
import { occasions, type Occasion } from "@su-turrone/contract/lists";
import { z } from "zod";
import type { Language } from "~/i18n/languages";
import type { Taste } from "./types";

const texts = z.object({ de: z.string(), it: z.string(), en: z.string() }).partial();
type Texts = z.infer<typeof texts>;

const pixels = z.number().nullable();
const scaleStep = z.literal([1, 2, 3, 4, 5]).nullable();

const tasteSchema = z.object({
  texture: scaleStep,
  sweetness: scaleStep,
  pairing: texts,
  portion_grams: z.number().nullable(),
  shelf_months: z.number().nullable(),
  demo: z.boolean(),
});

/** Product data beyond Medusa's own fields, sent by commerce with the product. */
const detailsSchema = z.object({
  brand: z.string(),
  origin: texts,
  unit_price_exempt: z.boolean(),
  pictures: z.array(z.object({ url: z.string(), alt: texts, width: pixels, height: pixels })),
  // null if unset
  occasions: z.array(z.literal([...occasions])).nullish(),
  // also missing in lists
  taste: tasteSchema.nullish(),
});

export interface ProductDetails {
  brand: string;
  /** Place of production; "" if unknown. */
  origin: string;
  unitPriceExempt: boolean;
  /** By picture URL; "" and null if the owner has not written a description or the size is unknown. */
  pictures: ReadonlyMap<string, { alt: string; width: number | null; height: number | null }>;
  occasions: readonly Occasion[];
  /** null if unknown, and in lists. */
  taste: Taste | null;
}

const inLanguage = (byLanguage: Texts, language: Language): string => byLanguage[language]?.trim() ?? "";

/** The band of a product sent by Medusa's own routes, which do not know the contents of a box. */
export function ownBand(raw: unknown): Band[] {
  const band = z.object({ band: z.string().nullish() }).nullish().parse(raw)?.band;
  return band && isBand(band) ? [band] : [];
}

/** Falls back to Italian: place names hardly differ between languages. */
const originIn = (byLanguage: Texts, language: Language): string =>
  inLanguage(byLanguage, language) || inLanguage(byLanguage, "it");

/** Taste data in a language; null if nothing is known. */
function toTaste(raw: z.infer<typeof tasteSchema> | null | undefined, language: Language): Taste | null {
  if (!raw) return null;
  const { texture, sweetness, portion_grams: portionGrams, shelf_months: shelfMonths, demo } = raw;
  const pairing = inLanguage(raw.pairing, language);
  const known = [texture, sweetness, portionGrams, shelfMonths].some((value) => value !== null);
  return known || pairing !== "" ? { texture, sweetness, pairing, portionGrams, shelfMonths, demo } : null;
}

/** Product details in a language. @throws ZodError for malformed data */
export function toProductDetails(raw: unknown, language: Language): ProductDetails {
  const details = detailsSchema.nullish().parse(raw);
  return {
    brand: details?.brand ?? "",
    origin: originIn(details?.origin ?? {}, language),
    unitPriceExempt: details?.unit_price_exempt ?? false,
    pictures: new Map(
      details?.pictures.map(({ url, alt, width, height }) => [
        url,
        { alt: inLanguage(alt, language), width, height },
      ]),
    ),
    occasions: details?.occasions ?? [],
    taste: toTaste(details?.taste, language),
  };
}
