import type { Variant } from "~/commerce/types";

/**
 * The weight a product page opens with: the one its URL names (`?weight=500`, also when it is sold out), else the
 * lightest that can be bought, else the lightest.
 * @param grams the URL's parameter as it stands there
 */
export function chooseWeight(variants: readonly Variant[], grams: string | null): Variant | undefined {
  const named = variants.find((variant) => String(variant.grams) === grams);
  return named ?? variants.find((variant) => !variant.soldOut) ?? variants[0];
}

/** Fewer than this are said in numbers ("only 3 left"). */
const few = 6;

/** Stock as a shopper is told it: "few" only when it is true. */
export function stockWord(
  variant: Variant,
): { kind: "soldOut" | "available" } | { kind: "few"; count: number } {
  if (variant.soldOut) return { kind: "soldOut" };
  if (variant.stock !== null && variant.stock < few) return { kind: "few", count: variant.stock };
  return { kind: "available" };
}
