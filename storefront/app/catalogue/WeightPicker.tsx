import type { Variant } from "~/commerce/types";
import { money, moneyPerKg, weight } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { useEarlyChoice } from "~/ui/use-early-choice";

interface Props {
  variants: readonly Variant[];
  /** Id of the selected weight's variant. */
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
  const fieldset = useEarlyChoice((id) => {
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
            className="relative flex cursor-pointer flex-col rounded-md border border-edge px-3 py-3 sm:px-4 has-checked:border-almond has-checked:bg-linen has-checked:ring-1 has-checked:ring-almond has-disabled:cursor-not-allowed has-disabled:border-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-almond"
          >
            <input
              type="radio"
              name="variantId"
              value={variant.id}
              checked={variant.id === chosen}
              disabled={variant.soldOut}
              required
              onChange={() => {
                onChoose(variant);
              }}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span className={variant.soldOut ? "text-chestnut line-through" : ""}>
              {weight(variant.grams, language)}
            </span>
            {variant.soldOut ? (
              <span className="text-sm text-pomegranate">{t("card.soldOut")}</span>
            ) : (
              <>
                <span className="figures font-display">{money(variant.price, language)}</span>
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
