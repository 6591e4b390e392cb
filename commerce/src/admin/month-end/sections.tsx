import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { monthParts, type MonthPart } from "../../features/month-end/month-end-tables";
import type { MonthEnd } from "../../features/month-end/read-month-end";
import type { PaymentsRow } from "../../features/month-end/payments";
import type { VatSum, VatSumRow } from "../../features/month-end/vat-sums";
import { Hint, Strong } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { FiguresTable } from "../components/figures-table";
import { MonthSection } from "./month-section";

interface VatTableProps {
  caption: string;
  first: string;
  rows: readonly VatSumRow[];
  total: VatSum;
  period: (row: VatSumRow) => string;
}

function VatTable({ caption, first, rows, total, period }: VatTableProps) {
  const { t } = useTranslation();
  const { plainMoney: amount, percent: rate } = useFormats();
  const cells = (sum: VatSum) => [sum.net_cents, sum.vat_cents, sum.gross_cents].map(amount);
  return (
    <FiguresTable
      caption={caption}
      columns={[first, t("monthEnd.net"), t("monthEnd.vat"), t("monthEnd.gross")]}
      rows={rows.map((row) => ({
        key: `${row.period} ${row.country} ${row.rate}`,
        name: `${period(row)} · ${row.country.toUpperCase()} ${rate(row.rate)}`,
        cells: cells(row),
      }))}
      total={{ name: t("monthEnd.total"), cells: cells(total) }}
    />
  );
}

/** The parts of a month's sales together, and how they compare with the payments. */
export function Summary({ figures }: { figures: MonthEnd }) {
  const { t } = useTranslation();
  const { plainMoney: amount, money } = useFormats();
  const cells = (sum: VatSum) => [sum.net_cents, sum.vat_cents, sum.gross_cents].map(amount);
  const { sales, sales_total: total, payments_balance_cents: balance } = figures;
  const difference = balance - total.gross_cents;
  const title = t("monthEnd.summary");
  return (
    <MonthSection title={title} table="summary" month={figures.month}>
      <FiguresTable
        caption={title}
        columns={[t("monthEnd.sales"), t("monthEnd.net"), t("monthEnd.vat"), t("monthEnd.gross")]}
        rows={monthParts.map((part) => ({
          key: part,
          name: t(`monthEnd.parts.${part}`),
          cells: cells(sales[part].total),
        }))}
        total={{ name: t("monthEnd.allDocuments"), cells: cells(total) }}
      />
      <Text size="small">
        {difference === 0
          ? t("monthEnd.addsUp", { amount: money(balance) })
          : t("monthEnd.difference", { amount: money(difference), payments: money(balance) })}
      </Text>
      {figures.replaced.map(({ reason, packs }) => (
        <Text key={reason} size="small">
          {t(`monthEnd.replaced.${reason}`, { count: packs })}
        </Text>
      ))}
    </MonthSection>
  );
}

export function Sales({ figures, part }: { figures: MonthEnd; part: MonthPart }) {
  const { t } = useTranslation();
  const { shortDay: day } = useFormats();
  const { rows, total } = figures.sales[part];
  const title = t(`monthEnd.parts.${part}`);
  return (
    <MonthSection title={title} table={part} month={figures.month}>
      <Hint>{t(`monthEnd.partHints.${part}`)}</Hint>
      {rows.length === 0 ? (
        <Text size="small">{t("monthEnd.noSales")}</Text>
      ) : (
        <VatTable
          caption={title}
          first={t("monthEnd.when")}
          rows={rows}
          total={total}
          period={(row) => day(row.period)}
        />
      )}
    </MonthSection>
  );
}

/** The figures for the One Stop Shop, and the distance to the threshold. */
export function Oss({ figures }: { figures: MonthEnd }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { meter, month, quarter } = figures;
  const year = Number(month.slice(0, 4));
  const years = [
    { year, cents: meter.year_cents },
    { year: year - 1, cents: meter.year_before_cents },
  ];
  const title = t("monthEnd.oss", { quarter });
  return (
    <MonthSection title={title} table="oss" month={month}>
      <Hint>{t("monthEnd.ossHint")}</Hint>
      {figures.oss.length === 0 ? (
        <Text size="small">{t("monthEnd.noOss")}</Text>
      ) : (
        <VatTable
          caption={title}
          first={t("monthEnd.quarter")}
          rows={figures.oss}
          total={figures.oss_total}
          period={(row) => row.period}
        />
      )}
      <Strong>{t("monthEnd.meter")}</Strong>
      {years.map((one) => {
        const text = t("monthEnd.meterYear", {
          year: one.year,
          amount: money(one.cents),
          threshold: money(meter.threshold_cents),
        });
        return (
          <div key={one.year} className="flex flex-col gap-y-1">
            <meter
              className="w-full"
              aria-label={text}
              min={0}
              max={meter.threshold_cents}
              high={meter.threshold_cents * 0.8}
              value={one.cents}
            />
            <Text size="small">{text}</Text>
          </div>
        );
      })}
      {years.some(({ cents }) => cents > meter.threshold_cents) && (
        <Text size="small">{t("monthEnd.meterOver")}</Text>
      )}
    </MonthSection>
  );
}

function byMethod(rows: readonly PaymentsRow[]): PaymentsRow[] {
  const sums = new Map<PaymentsRow["method"], PaymentsRow>();
  for (const row of rows) {
    const sum = sums.get(row.method);
    sums.set(row.method, {
      ...row,
      taken_cents: (sum?.taken_cents ?? 0) + row.taken_cents,
      refunded_cents: (sum?.refunded_cents ?? 0) + row.refunded_cents,
    });
  }
  return [...sums.values()];
}

export function Payments({ figures }: { figures: MonthEnd }) {
  const { t } = useTranslation();
  const { plainMoney: amount, money } = useFormats();
  const title = t("monthEnd.payments");
  const { disputed } = figures;
  return (
    <MonthSection title={title} table="payments" month={figures.month}>
      {figures.payments.length === 0 ? (
        <Text size="small">{t("monthEnd.noPayments")}</Text>
      ) : (
        <FiguresTable
          caption={title}
          columns={(["method", "taken", "refunded", "balance"] as const).map((name) => t(`monthEnd.${name}`))}
          rows={byMethod(figures.payments).map(
            ({ method, taken_cents: taken, refunded_cents: refunded }) => ({
              key: method,
              name: t(`monthEnd.methods.${method}`),
              cells: [taken, refunded, taken - refunded].map(amount),
            }),
          )}
          total={{
            name: t("monthEnd.total"),
            cells: ["", "", amount(figures.payments_balance_cents)],
          }}
        />
      )}
      {disputed.count > 0 && (
        <Text size="small">
          {t("monthEnd.disputed", {
            count: disputed.count,
            amount: money(disputed.cents),
            fee: money(disputed.fee_cents),
          })}
          {disputed.beyond_cents > 0 &&
            ` ${t("monthEnd.disputedBeyond", { amount: money(disputed.beyond_cents) })}`}
        </Text>
      )}
    </MonthSection>
  );
}
