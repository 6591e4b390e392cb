import { Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedSales, Trends, TrendTable } from "../../features/trends/trend-types";
import { BarPlot } from "../components/bar-plot";
import { FiguresTable } from "../components/figures-table";
import { DownloadLink, Hint, Panel, Strong } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";

interface Props {
  trends: Trends;
}

/** A section with the download of its table. */
function TrendSection({
  trends,
  table,
  hint,
  children,
}: Props & { table: TrendTable; hint?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { from, to, by } = trends;
  const title = t(`trends.${table}`);
  return (
    <Panel
      title={title}
      {...(hint !== undefined && { hint })}
      aside={
        <DownloadLink
          path={`/admin/trends/${table}`}
          query={{ from, to, by }}
          name={t("trends.csvOf", { table: title })}
        >
          {t("trends.csv")}
        </DownloadLink>
      }
    >
      {children}
    </Panel>
  );
}

interface SalesProps extends Props {
  table: "periods" | "countries" | "methods";
  first: string;
  rows: readonly (ComparedSales & { name: string })[];
}

/** Sales by something, as a plot and a table of what is not empty; orders of a year before in parentheses. */
export function SalesSection({ trends, table, first, rows }: SalesProps) {
  const { t } = useTranslation();
  const { money, plainMoney } = useFormats();
  const withSales = rows.filter(({ orders, before }) => orders + before.orders > 0);
  return (
    <TrendSection trends={trends} table={table}>
      {withSales.length === 0 ? (
        <Text size="small">{t("trends.none")}</Text>
      ) : (
        <>
          <BarPlot
            bars={rows.map(({ name, cents, before }) => ({ name, now: cents, before: before.cents }))}
            names={{ now: t("trends.now"), before: t("trends.before") }}
            format={money}
          />
          <FiguresTable
            caption={t(`trends.${table}`)}
            columns={[first, t("trends.orders"), t("trends.sales"), t("trends.before")]}
            rows={withSales.map(({ name, orders, cents, before }) => ({
              key: name,
              name,
              cells: [String(orders), plainMoney(cents), `${plainMoney(before.cents)} (${before.orders})`],
            }))}
          />
        </>
      )}
    </TrendSection>
  );
}

export function TotalSection({ trends }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { total, buyers, refunded_cents: refunded } = trends;
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
            t("trends.buyers", buyers),
            ...(refunded > 0 ? [t("trends.refunded", { amount: money(refunded) })] : []),
          ].join(" ")}
        </Text>
      )}
    </div>
  );
}

export function VariantsSection({ trends }: Props) {
  const { t } = useTranslation();
  const { plainMoney } = useFormats();
  return (
    <TrendSection trends={trends} table="variants" hint={t("trends.variantsHint")}>
      {trends.variants.length === 0 ? (
        <Text size="small">{t("trends.none")}</Text>
      ) : (
        <FiguresTable
          caption={t("trends.variants")}
          columns={[t("trends.variant"), t("trends.packs"), t("trends.sales"), t("trends.before")]}
          rows={trends.variants.map(({ variant_id, product, variant, packs, cents, packs_before }) => ({
            key: variant_id,
            name: `${product}, ${variant}`,
            cells: [String(packs), plainMoney(cents), String(packs_before)],
          }))}
        />
      )}
    </TrendSection>
  );
}

export function OutlookSection({ trends }: Props) {
  const { t } = useTranslation();
  const { shortDay } = useFormats();
  return (
    <TrendSection trends={trends} table="outlook" hint={t("trends.outlookHint")}>
      {trends.outlook.length === 0 ? (
        <Text size="small">{t("trends.noOutlook")}</Text>
      ) : (
        <FiguresTable
          caption={t("trends.outlook")}
          columns={(["variant", "available", "sold", "season", "toCook", "runsOut"] as const).map((name) =>
            t(`trends.${name}`),
          )}
          rows={trends.outlook.map(({ variant_id, product, variant, runs_out_on: day, ...packs }) => ({
            key: variant_id,
            name: `${product}, ${variant}`,
            cells: [
              ...[packs.available, packs.sold, packs.season, packs.to_cook].map(String),
              day === null ? t("trends.lasts") : shortDay(day),
            ],
          }))}
        />
      )}
    </TrendSection>
  );
}

export function CodesSection({ trends }: Props) {
  const { t } = useTranslation();
  const { plainMoney } = useFormats();
  return (
    <TrendSection trends={trends} table="codes">
      {trends.codes.length === 0 ? (
        <Text size="small">{t("trends.noCodes")}</Text>
      ) : (
        <FiguresTable
          caption={t("trends.codes")}
          columns={[t("trends.code"), t("trends.orders"), t("trends.discount")]}
          rows={trends.codes.map(({ code, orders, discount_cents: cents }) => ({
            key: code,
            name: code,
            cells: [String(orders), plainMoney(cents)],
          }))}
        />
      )}
    </TrendSection>
  );
}

const steps = ["filled", "addressed", "payment_chosen", "ordered"] as const;

export function FunnelSection({ trends: { funnel } }: Props) {
  const { t } = useTranslation();
  const { percent, date } = useFormats();
  const title = t("trends.funnel");
  const share = (count: number) =>
    funnel.filled === 0 ? "" : percent(Math.round((count / funnel.filled) * 100));
  return (
    <Panel title={title}>
      <Hint>{t("trends.funnelHint", { day: date(funnel.from) })}</Hint>
      <FiguresTable
        caption={title}
        columns={(["step", "carts", "share"] as const).map((name) => t(`trends.${name}`))}
        rows={steps.map((step) => ({
          key: step,
          name: t(`trends.steps.${step}`),
          cells: [String(funnel[step]), share(funnel[step])],
        }))}
      />
    </Panel>
  );
}
