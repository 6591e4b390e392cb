import { Checkbox, Label } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { newPriceJumps } from "../../features/new-product/missing-tables";
import type { ConfirmedPrice } from "../../features/new-product/new-product-types";
import type { PriceJump } from "../../features/on-sale/price-jumps";
import { useFormats } from "../lib/use-formats";
import { centsOf, gramsOf, type TypedWeight } from "./typed-product";

interface Props {
  weights: readonly TypedWeight[];
  confirmed: readonly ConfirmedPrice[];
  onChange: (confirmed: ConfirmedPrice[]) => void;
}

/** A checkbox for each price far from those of the other weights; a price changed afterwards is asked about again. */
export function ConfirmedPrices({ weights, confirmed, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const id = useId();
  const typed = weights.flatMap((row) => {
    const [grams, cents] = [gramsOf(row), centsOf(row)];
    return grams !== null && cents ? [{ grams, cents }] : [];
  });
  const isOf =
    ({ title, cents }: PriceJump) =>
    (one: ConfirmedPrice) =>
      one.title === title && one.cents === cents;
  return newPriceJumps(typed).map((jump) => {
    const { title, cents, usual_cents: usual } = jump;
    const others = confirmed.filter((one) => !isOf(jump)(one));
    return (
      <span key={title} className="flex items-center gap-x-2">
        <Checkbox
          id={`${id}-${title}`}
          checked={confirmed.some(isOf(jump))}
          onCheckedChange={(checked) => onChange(checked === true ? [...others, { title, cents }] : others)}
        />
        <Label size="small" htmlFor={`${id}-${title}`}>
          {t("newProduct.confirmPrice", { weight: title, price: money(cents), usual: money(usual) })}
        </Label>
      </span>
    );
  });
}
