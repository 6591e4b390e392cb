import { perKg } from "@su-turrone/contract/money";
import { Button, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { LabelledField } from "../components/labelled-field";
import { useFormats } from "../lib/use-formats";
import { centsOf, emptyWeight, gramsOf, type TypedProblems, type TypedWeight } from "./typed-product";

interface Props {
  weights: readonly TypedWeight[];
  problems: TypedProblems;
  onChange: (weights: TypedWeight[]) => void;
}

/** The weights of a product with price and stock; shows the price per kilogram while typing. */
export function WeightsField({ weights, problems, onChange }: Props) {
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
        return (
          <div
            key={row.key}
            className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_1fr_8rem_auto]"
          >
            {(["grams", "euro", "stock"] as const).map((name) => (
              <LabelledField
                key={name}
                label={t(`newProduct.fields.${name}`, { number })}
                inputMode={name === "euro" ? "decimal" : "numeric"}
                value={row[name]}
                problem={problemText(problems[`${name}-${row.key}`])}
                onValue={(value) => change(row.key, { [name]: value })}
              />
            ))}
            <Text size="small" className="text-ui-fg-subtle self-center" role="status">
              {rate !== null && t("newProduct.perKg", { price: money(rate) })}
            </Text>
            <Button
              type="button"
              size="small"
              variant="transparent"
              className="self-center"
              aria-label={t("newProduct.removeWeightOf", { number })}
              onClick={() => onChange(weights.filter(({ key }) => key !== row.key))}
            >
              {t("newProduct.remove")}
            </Button>
          </div>
        );
      })}
      {weights.length < 8 && (
        <div>
          <Button
            type="button"
            size="small"
            variant="secondary"
            onClick={() => onChange([...weights, emptyWeight()])}
          >
            {t("newProduct.addWeight")}
          </Button>
        </div>
      )}
    </section>
  );
}
