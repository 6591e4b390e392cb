import { occasions, type Occasion } from "@su-turrone/contract/lists";
import { z } from "zod";
import type { Language } from "~/i18n/languages";
import type { Taste } from "./types";

const texts = z.object({ de: z.string(), it: z.string(), en: z.string() }).partial();
type Texts = z.infer<typeof texts>;

const pixels = z.number().nullable();
const step = z.literal([1, 2, 3, 4, 5]).nullable();

const rawTaste = z.object({
  texture: step,
  sweetness: step,
  pairing: texts,
  portion_grams: z.number().nullable(),
  shelf_months: z.number().nullable(),
  demo: z.boolean(),
});

/** What commerce knows of a product beyond Medusa's own fields, as it comes with the product. */
const rawDetails = z.object({
  brand: z.string(),
  origin: texts,
  unit_price_exempt: z.boolean(),
  pictures: z.array(z.object({ url: z.string(), alt: texts, width: pixels, height: pixels })),
  // null where nobody has said anything
  occasions: z.array(z.literal([...occasions])).nullish(),
  // not in lists either
  taste: rawTaste.nullish(),
});

export interface ProductDetails {
  brand: string;
  /** Where it is made; "" where nobody has said so. */
  origin: string;
  unitPriceExempt: boolean;
  /** By the address of the picture; "" and null for what nobody has written or measured. */
  pictures: ReadonlyMap<string, { alt: string; width: number | null; height: number | null }>;
  occasions: readonly Occasion[];
  /** Null where nothing is known, and in lists. */
  taste: Taste | null;
}

const inLanguage = (all: Texts, language: Language): string => all[language]?.trim() ?? "";

/** Names of places hardly differ, so that the Italian one is better than none. */
const originIn = (all: Texts, language: Language): string =>
  inLanguage(all, language) || inLanguage(all, "it");

/** How it tastes, in a language; null where nothing of it is known. */
function toTaste(raw: z.infer<typeof rawTaste> | null | undefined, language: Language): Taste | null {
  if (!raw) return null;
  const { texture, sweetness, portion_grams: portionGrams, shelf_months: shelfMonths, demo } = raw;
  const pairing = inLanguage(raw.pairing, language);
  const known = [texture, sweetness, portionGrams, shelfMonths].some((value) => value !== null);
  return known || pairing !== "" ? { texture, sweetness, pairing, portionGrams, shelfMonths, demo } : null;
}

/** What is known of a product, in a language. @throws ZodError for a shape commerce never sends */
export function toProductDetails(raw: unknown, language: Language): ProductDetails {
  const details = rawDetails.nullish().parse(raw);
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
