import { missingParts } from "../../modules/food-labels/label";
import { priceJumps, type PriceJump } from "../sellable/price-jumps";
import { languages } from "../../platform/languages";
import {
  missingRequirements,
  type MissingRequirement,
  type NewProduct,
  type NewWeight,
  type Texts,
} from "./new-product-types";

const isWritten = (texts: Texts): boolean => languages.every((language) => texts[language].trim() !== "");

// shown by the page, which may import tables only
export { missingParts };

/** The prices far from the present ones or those of the other weights, which the owner has to confirm. Pure. */
export const newPriceJumps = (weights: readonly Pick<NewWeight, "grams" | "cents" | "now">[]): PriceJump[] =>
  priceJumps(
    weights.map(({ grams, cents, now }) => ({
      title: `${grams} g`,
      grams,
      now_cents: now?.cents ?? null,
      next_cents: cents === null || cents === now?.cents ? [] : [cents],
    })),
  );

/**
 * A form that takes back what was saved of it, its prices confirmed: they were those of the shop. Packs stay, because
 * some may have been sold since. Pure.
 */
export function takenBack(before: NewProduct, saved: NewProduct): NewProduct {
  const weights = before.weights.map((weight) => {
    const now = saved.weights.find(({ grams }) => grams === weight.grams)?.now;
    return { ...weight, now, stock: now?.stock ?? weight.stock };
  });
  const confirmed_prices = newPriceJumps(weights).map(({ title, cents }) => ({ title, cents }));
  return { ...before, weights, confirmed_prices };
}

const isFilled: Readonly<Record<MissingRequirement, (product: NewProduct) => boolean>> = {
  title: ({ title }) => isWritten(title),
  subtitle: ({ subtitle }) => isWritten(subtitle),
  description: ({ description }) => isWritten(description),
  vat_kind: ({ type_id }) => type_id !== null,
  category: ({ category_ids: ids }) => ids.length > 0,
  weights: ({ weights }) => weights.length > 0,
  price: ({ weights }) => weights.every(({ cents }) => cents !== null),
  price_confirmed: ({ weights, confirmed_prices: confirmed }) =>
    newPriceJumps(weights).every((jump) =>
      confirmed.some(({ title, cents }) => title === jump.title && cents === jump.cents),
    ),
  pictures: ({ pictures }) => pictures.length > 0,
  alt: ({ pictures }) => pictures.every(({ alt }) => isWritten(alt)),
  label: ({ label, label_of: other }) => (label ? missingParts(label).length === 0 : other !== null),
  // a label the owner has written needs no confirmation
  label_confirmed: ({ label, label_of: other, label_confirmed }) =>
    label !== null || other === null || label_confirmed,
};

/**
 * The requirements a new product does not meet, in the order of the page. Pure: also used by the page while the owner
 * types.
 */
export const findMissingRequirements = (product: NewProduct): MissingRequirement[] =>
  missingRequirements.filter((requirement) => !isFilled[requirement](product));
