import { Heading } from "@medusajs/ui";
import { perKg } from "@su-turrone/contract/money";
import { useTranslation } from "react-i18next";
import { newPriceJumps } from "../../features/new-product/missing-tables";
import type { ConfirmedPrice } from "../../features/new-product/new-product-types";
import type { WeightPrices } from "../../features/price-log/read-price-log";
import type { PriceJump } from "../../features/sellable/price-jumps";
import { CheckboxField, TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import {
  centsOf,
  emptyWeight,
  gramsOf,
  nowOf,
  type TypedProblems,
  type TypedProduct,
  type TypedWeight,
} from "./typed-product";

interface Props extends Pick<TypedProduct, "offered"> {
  weights: readonly TypedWeight[];
  problems: TypedProblems;
  /** Prices of the weights so far, of a product that is saved. */
  prices: readonly WeightPrices[];
  onChange: (weights: TypedWeight[]) => void;
}

/**
 * The weights of a product with price and stock; shows the price per kilogram while typing, the change of the price, and
 * the lowest one of the last thirty days.
 */
export function WeightsField({ weights, offered, problems, prices, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const change = (key: string, part: Partial<TypedWeight>) =>
    onChange(weights.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const problemText = (problem: string | undefined) => problem && t(`newProduct.problems.${problem}`);

  return (
    <section className="flex flex-col gap-y-3">
      <Heading level="h2">{t("newProduct.weights")}</Heading>
      {weights.map((row, index) => {
        const number = index + 1;
        const [grams, cents] = [gramsOf(row), centsOf(row)];
        const rate = grams !== null && cents ? perKg(cents, grams) : null;
        const before = nowOf(offered, grams)?.cents ?? null;
        const lowest = prices.find((one) => one.grams === grams)?.lowest_cents ?? null;
        const notes = [
          rate !== null && t("newProduct.perKg", { price: money(rate) }),
          before !== null && cents && cents !== before && `${money(before)} → ${money(cents)}`,
          lowest !== null && t("priceLog.lowest", { price: money(lowest) }),
        ];
        return (
          <div
            key={row.key}
            className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_1fr_14rem_auto]"
          >
            {(["grams", "euro", "stock"] as const).map((name) => (
              <TextField
                key={name}
                label={t(`newProduct.fields.${name}`, { number })}
                inputMode={name === "euro" ? "decimal" : "numeric"}
                value={row[name]}
                problem={problemText(problems[`${name}-${row.key}`])}
                onValue={(value) => change(row.key, { [name]: value })}
              />
            ))}
            <Hint className="self-center" role="status">
              {notes.filter(Boolean).join(" · ")}
            </Hint>
            <ActionButton
              variant="transparent"
              className="self-center"
              aria-label={t("newProduct.removeWeightOf", { number })}
              onClick={() => onChange(weights.filter(({ key }) => key !== row.key))}
            >
              {t("lists.remove")}
            </ActionButton>
          </div>
        );
      })}
      {weights.length < 8 && (
        <div>
          <ActionButton onClick={() => onChange([...weights, emptyWeight()])}>
            {t("newProduct.addWeight")}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

interface PricesProps extends Pick<TypedProduct, "offered"> {
  weights: readonly TypedWeight[];
  confirmed: readonly ConfirmedPrice[];
  onChange: (confirmed: ConfirmedPrice[]) => void;
}

/** A checkbox for each price far from the present one or those of the other weights; a price changed afterwards is asked about again. */
export function ConfirmedPrices({ weights, offered, confirmed, onChange }: PricesProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const typed = weights.flatMap((row) => {
    const [grams, cents] = [gramsOf(row), centsOf(row)];
    return grams !== null && cents ? [{ grams, cents, now: nowOf(offered, grams) }] : [];
  });
  const isOf =
    ({ title, cents }: PriceJump) =>
    (one: ConfirmedPrice) =>
      one.title === title && one.cents === cents;
  return newPriceJumps(typed).map((jump) => {
    const { title, cents, usual_cents: usual } = jump;
    const others = confirmed.filter((one) => !isOf(jump)(one));
    return (
      <CheckboxField
        key={title}
        label={t(`newProduct.confirmPrice.${jump.than}`, {
          weight: title,
          price: money(cents),
          usual: money(usual),
        })}
        checked={confirmed.some(isOf(jump))}
        onChecked={(checked) => onChange(checked ? [...others, { title, cents }] : others)}
      />
    );
  });
}
