import { z } from "@medusajs/framework/zod";
import { bandColourPattern, bandNames, textOnBand, type Band } from "@su-turrone/contract/bands";
import { occasions } from "@su-turrone/contract/lists";
import {
  altMaxLength,
  brandMaxLength,
  emptyTaste,
  maxContents,
  maxPieces,
  maxPortionGrams,
  maxShelfMonths,
  originMaxLength,
  pairingMaxLength,
  scaleSteps,
} from "../../modules/product-details/product-details-types";

const texts = (maxLength: number) => {
  const text = z.string().trim().max(maxLength).optional();
  return z.strictObject({ de: text, it: text, en: text });
};

const pixels = z.number().int().positive().max(20_000).nullable().default(null);

const picture = z.strictObject({
  url: z.string().trim().min(1).max(2000),
  alt: texts(altMaxLength),
  width: pixels,
  height: pixels,
});

const scaleStep = z.union(scaleSteps.map((step) => z.literal(step))).nullable();
const integerUpTo = (max: number) => z.number().int().min(1).max(max);

const taste = z.strictObject({
  texture: scaleStep,
  sweetness: scaleStep,
  pairing: texts(pairingMaxLength),
  portion_grams: integerUpTo(maxPortionGrams).nullable(),
  shelf_months: integerUpTo(maxShelfMonths).nullable(),
  demo: z.boolean(),
});

const content = z.strictObject({
  product_id: z.string().trim().min(1).max(100),
  pieces: integerUpTo(maxPieces),
});

/** One of the nine, or a colour on which text is readable. */
const band = z.union([
  z.enum(bandNames),
  z.custom<Band>(
    (colour) => typeof colour === "string" && bandColourPattern.test(colour) && textOnBand(colour) !== null,
    "a name of a band, or #rrggbb on which text is readable",
  ),
]);

const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Body of `POST /admin/product-details/:product_id`. Empty texts are accepted: they fall back when displayed. */
export const productDetailsBody = z.strictObject({
  brand: z.string().trim().max(brandMaxLength),
  band: band.nullable().default(null),
  origin: texts(originMaxLength),
  unit_price_exempt: z.boolean(),
  pictures: z
    .array(picture)
    .max(100)
    .refine((list) => areDifferent(list.map(({ url }) => url)), "one entry a picture"),
  taste: taste.default(emptyTaste),
  contents: z
    .array(content)
    .max(maxContents)
    .refine((list) => areDifferent(list.map((item) => item.product_id)), "one entry a product")
    .default([]),
  occasions: z.array(z.enum(occasions)).max(occasions.length).refine(areDifferent, "each once").default([]),
});
