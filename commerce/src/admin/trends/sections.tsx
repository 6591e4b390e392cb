import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { funnelSteps, maxOutlookDays } from "../../features/trends/trend-types";
import { TextField } from "../components/fields";
import { Strong } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { Figures, type TrendProps } from "./figures";

export function TotalSection({ trends: { total, buyers, refunds } }: TrendProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div className="flex flex-col gap-y-1">
      <Strong>
        {t("trends.total", {
          orders: total.orders,
          amount: money(total.cents),
          before: money(total.before.cents),
        })}
      </Strong>
      {total.orders > 0 && (
        <Text size="small">
          {[
            t("trends.average", { amount: money(Math.round(total.cents / total.orders)) }),
            t("trends.newAndReturning", { new: buyers.new, returning: buyers.returning }),
            ...(refunded > 0 ? [t("trends.refunded", { amount: money(refunded) })] : []),
          ].join(" ")}
        </Text>
      )}
    </div>
  );
}

/** As many bars as have room beside each other. */
const mostBars = 12;

/** Products with their weights, and a row of the sum before those of more than one. */
export function VariantsSection({ trends }: TrendProps) {
  const { t } = useTranslation();
  const { plainMoney } = useFormats();
  const products = [...new Set(trends.variants.map(({ product }) => product))].map((product) => {
    const weights = trends.variants.filter((row) => row.product === product);
    const sumOf = (figure: "packs" | "cents" | "packs_before") =>
      weights.reduce((sum, row) => sum + row[figure], 0);
    const sum = { packs: sumOf("packs"), cents: sumOf("cents"), packs_before: sumOf("packs_before") };
    return { product, weights, sum };
  });
  const cells = ({ packs, cents, packs_before }: (typeof products)[number]["sum"]) => [
    String(packs),
    plainMoney(cents),
    String(packs_before),
  ];
  return (
    <Figures
      trends={trends}
      table="variants"
      hint={t("trends.variantsHint")}
      columns={[t("trends.variant"), t("trends.packs"), t("trends.sales"), t("trends.packsBefore")]}
      rows={products.flatMap(({ product, weights, sum }) => [
        ...(weights.length > 1
          ? [{ key: product, name: t("trends.allWeights", { product }), cells: cells(sum) }]
          : []),
        ...weights.map(({ variant_id, variant, ...row }) => ({
          key: variant_id,
          name: `${product}, ${variant}`,
          cells: cells(row),
        })),
      ])}
      plot={{
        bars: products
          .toSorted((one, other) => other.sum.packs - one.sum.packs)
          .slice(0, mostBars)
          .map(({ product, sum }) => ({ name: product, now: sum.packs, before: sum.packs_before })),
        format: String,
      }}
    />
  );
}

interface OutlookProps extends TrendProps {
  /** The chosen last day. */
  until: string;
  isRefused: boolean;
  onUntil: (day: string) => void;
}

export function OutlookSection({ trends, until, isRefused, onUntil }: OutlookProps) {
  const { t } = useTranslation();
  const { shortDay, percent } = useFormats();
  const named = trends.outlook.map((row) => ({ ...row, name: `${row.product}, ${row.variant}` }));
  return (
    <Figures
      trends={trends}
      table="outlook"
      hint={t("trends.outlookHint", {
        day: shortDay(trends.until),
        growth: percent(trends.growth_percent),
      })}
      none={t("trends.noOutlook")}
      columns={(["variant", "available", "sold", "season", "toCook", "runsOut"] as const).map((name) =>
        t(`trends.${name}`),
      )}
      rows={named.map(({ variant_id, name, runs_out_on: day, ...packs }) => ({
        key: variant_id,
        name,
        cells: [
          ...[packs.available, packs.sold, packs.season, packs.to_cook].map(String),
          day === null ? t("trends.lasts") : shortDay(day),
        ],
      }))}
      plot={{
        bars: named
          .toSorted((one, other) => other.to_cook - one.to_cook)
          .slice(0, mostBars)
          .map(({ name, to_cook: now }) => ({ name, now })),
        format: String,
      }}
    >
      <div className="max-w-48">
        <TextField
          label={t("trends.until")}
          type="date"
          value={until}
          problem={isRefused ? t("trends.wrongUntil", { days: maxOutlookDays }) : undefined}
          onValue={onUntil}
        />
      </div>
    </Figures>
  );
}

export function BuyersSection({ trends }: TrendProps) {
  const { t } = useTranslation();
  const { buyers } = trends;
  const kinds = (["new", "returning"] as const).map((kind) => ({
    name: t(`trends.buyerKinds.${kind}`),
    now: buyers[kind],
    before: buyers.before[kind],
  }));
  return (
    <Figures
      trends={trends}
      table="buyers"
      hint={t("trends.buyersHint")}
      columns={[t("trends.buyers"), t("trends.now"), t("trends.before")]}
      rows={kinds.map(({ name, now, before }) => ({ key: name, name, cells: [String(now), String(before)] }))}
      plot={{ bars: kinds, format: String }}
    />
  );
}

export function RefundsSection({
  trends,
  periodName,
}: TrendProps & { periodName: (period: string) => string }) {
  const { t } = useTranslation();
  const { money, plainMoney } = useFormats();
  const rows = trends.refunds.map(({ period, cents, before_cents: before }) => ({
    key: period,
    name: periodName(period),
    now: cents,
    before,
  }));
  return (
    <Figures
      trends={trends}
      table="refunds"
      none={t("trends.noRefunds")}
      columns={[t("trends.period"), t("trends.refunds"), t("trends.before")]}
      rows={rows
        .filter(({ now, before }) => now + before > 0)
        .map(({ key, name, now, before }) => ({ key, name, cells: [plainMoney(now), plainMoney(before)] }))}
      plot={{ bars: rows, format: money }}
    />
  );
}

export function FunnelSection({ trends }: TrendProps) {
  const { t } = useTranslation();
  const { percent, date } = useFormats();
  const { funnel } = trends;
  const rows = (funnel ? funnelSteps : []).map((step) => ({
    name: t(`trends.steps.${step}`),
    now: funnel?.[step] ?? 0,
  }));
  const share = (count: number) => (funnel?.filled ? percent(Math.round((count / funnel.filled) * 100)) : "");
  return (
    <Figures
      trends={trends}
      table="funnel"
      {...(funnel && { hint: t("trends.funnelHint", { day: date(funnel.from) }) })}
      none={t("trends.noFunnel")}
      columns={(["step", "carts", "share"] as const).map((name) => t(`trends.${name}`))}
      rows={rows.map(({ name, now }) => ({ key: name, name, cells: [String(now), share(now)] }))}
      plot={{ bars: rows, format: String }}
    />
  );
}
