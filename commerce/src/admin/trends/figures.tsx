import { Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedSales, Trends, TrendTable } from "../../features/trends/trend-types";
import { BarPlot, type Bars } from "../components/bar-plot";
import { FiguresTable, type TableRow } from "../components/figures-table";
import { DownloadLink, Panel } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";

export interface TrendProps {
  trends: Trends;
}

interface FiguresProps extends TrendProps {
  table: TrendTable;
  hint?: string;
  /** What stands here if there are no rows. */
  none?: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  plot: Omit<Bars, "names">;
  children?: ReactNode;
}

/** A section with its figures as plot, table and download. */
export function Figures({ trends, table, hint, none, columns, rows, plot, children }: FiguresProps) {
  const { t } = useTranslation();
  const { from, to, by, until } = trends;
  const title = t(`trends.${table}`);
  const isCompared = plot.bars.some(({ before }) => before !== undefined);
  return (
    <Panel
      title={title}
      {...(hint !== undefined && { hint })}
      aside={
        <DownloadLink
          path={`/admin/trends/${table}`}
          query={{ from, to, by, until }}
          name={t("trends.csvOf", { table: title })}
        >
          {t("trends.csv")}
        </DownloadLink>
      }
    >
      {children}
      {rows.length === 0 ? (
        <Text size="small">{none ?? t("trends.none")}</Text>
      ) : (
        <>
          <BarPlot
            {...plot}
            names={{ now: t("trends.now"), ...(isCompared && { before: t("trends.before") }) }}
          />
          <FiguresTable caption={title} columns={columns} rows={rows} />
        </>
      )}
    </Panel>
  );
}

interface SalesProps extends TrendProps {
  table: "periods" | "countries" | "methods" | "codes";
  /** Headings of the names and of the amounts. */
  first: string;
  amount?: string;
  none?: string;
  rows: readonly (ComparedSales & { name: string })[];
}

/** Sales by something, without empty ones in the table; orders of a year before in parentheses. */
export function SalesSection({ first, amount, rows, ...section }: SalesProps) {
  const { t } = useTranslation();
  const { money, plainMoney } = useFormats();
  return (
    <Figures
      {...section}
      columns={[first, t("trends.orders"), amount ?? t("trends.sales"), t("trends.before")]}
      rows={rows
        .filter(({ orders, before }) => orders + before.orders > 0)
        .map(({ name, orders, cents, before }) => ({
          key: name,
          name,
          cells: [String(orders), plainMoney(cents), `${plainMoney(before.cents)} (${before.orders})`],
        }))}
      plot={{
        bars: rows.map(({ name, cents, before }) => ({ name, now: cents, before: before.cents })),
        format: money,
      }}
    />
  );
}
