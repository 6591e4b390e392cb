import type { Variant } from "~/commerce/types";

/**
 * The initially selected weight of a product page: the one in the URL (`?weight=500`, even if it is sold out), else the
 * lightest that can be bought, else the lightest.
 * @param grams the URL parameter as received
 */
export function chooseWeight(variants: readonly Variant[], grams: string | null): Variant | undefined {
  const requested = variants.find((variant) => String(variant.grams) === grams);
  return requested ?? variants.find((variant) => !variant.soldOut) ?? variants[0];
}

/** Below this stock the number is shown ("only 3 left"). */
const lowStockBelow = 6;

/** Stock status shown to the shopper; "few" only if it is true. */
export function stockStatus(
  variant: Variant,
): { kind: "soldOut" | "available" } | { kind: "few"; count: number } {
  if (variant.soldOut) return { kind: "soldOut" };
  if (variant.stock !== null && variant.stock < lowStockBelow) return { kind: "few", count: variant.stock };
  return { kind: "available" };
}
