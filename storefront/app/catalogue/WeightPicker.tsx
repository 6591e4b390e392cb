import { money, moneyPerKg, weight } from "@su-turrone/contract/formats";
import type { Variant } from "~/commerce/types";
import { useLanguage, useT } from "~/i18n/react";
import { usePreHydrationChoice } from "~/ui/use-early-choice";
import { WasPrice } from "./PriceNote";

export function Availability({ variant }: { variant: Variant }) {
  const t = useT("catalogue");
  const status = stockStatus(variant);
  if (status.kind === "soldOut") return <p className="text-pomegranate">{t("product.weightSoldOut")}</p>;
  return (
    <p className="text-sm text-leaf">
      {status.kind === "few" ? t("product.few", { count: status.count }) : t("product.available")}
    </p>
  );
}

/**
 * The initially selected weight of a product page: the one in the URL (`?weight=500`, even if it is sold out), else the
 * lightest that can be bought, else the lightest.
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

interface Props {
  variants: readonly Variant[];
  chosen: string;
  onChoose: (variant: Variant) => void;
}

/**
 * The weights of a product as radio pills, each with its price and price per kg, so that every price is visible without
 * JavaScript. A sold-out weight is shown but disabled.
 */
export function WeightPicker({ variants, chosen, onChoose }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const heaviest = Math.max(...variants.map(({ grams }) => grams));
  const fieldset = usePreHydrationChoice((id) => {
    const variant = variants.find((candidate) => candidate.id === id);
    if (variant && id !== chosen) onChoose(variant);
  });
  return (
    <fieldset ref={fieldset}>
      <legend className="text-sm text-chestnut">{t("product.weight")}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 sm:gap-3">
        {variants.map((variant) => (
          <label
            key={variant.id}
            className="relative flex cursor-pointer flex-col rounded-md border border-edge px-3 py-2 sm:px-4 sm:py-3 has-checked:border-band has-checked:bg-paper has-checked:ring-2 has-checked:ring-band has-disabled:cursor-not-allowed has-disabled:border-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-almond"
          >
            <input
              type="radio"
              name="variantId"
              value={variant.id}
              checked={variant.id === chosen}
              disabled={variant.soldOut}
              required
              onChange={() => onChoose(variant)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span className={variant.soldOut ? "text-chestnut line-through" : ""}>
              {weight(variant.grams, language)}
            </span>
            {variants.length > 1 && (
              // the bar, to scale
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1 h-1.5 w-full"
              >
                <rect
                  width={(variant.grams / heaviest) * 100}
                  height="8"
                  className={variant.soldOut ? "fill-sand" : "fill-band"}
                />
              </svg>
            )}
            {variant.soldOut ? (
              <span className="text-sm text-pomegranate">{t("card.soldOut")}</span>
            ) : (
              <>
                <span className="figures font-display">{money(variant.price, language)}</span>
                <WasPrice was={variant.was} />
                {variant.pricePerKg !== null && (
                  <span className="figures text-xs text-chestnut">
                    {moneyPerKg(variant.pricePerKg, language)}
                  </span>
                )}
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
