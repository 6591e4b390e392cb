import { toEuros } from "@su-turrone/contract/money";
import { csvOf, type Cell } from "../../platform/csv";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { funnelSteps, type ComparedSales, type TrendTable, type Trends } from "./trend-types";

const salesCells = ({ orders, cents, before }: ComparedSales): Cell[] => [
  String(orders),
  toEuros(cents),
  String(before.orders),
  toEuros(before.cents),
];

function rowsOf(table: TrendTable, trends: Trends, language: Language): Cell[][] {
  const {
    monthEnd: { methods },
    trends: texts,
  } = textsOf("documents", language);
  switch (table) {
    case "periods":
      return trends.periods.map(({ period, ...sales }) => [period, ...salesCells(sales)]);
    case "countries":
      return trends.countries.map(({ country, ...sales }) => [country.toUpperCase(), ...salesCells(sales)]);
    case "methods":
      return trends.methods.map(({ method, ...sales }) => [methods[method], ...salesCells(sales)]);
    case "variants":
      return trends.variants.map(({ product, variant, packs, cents, packs_before: before }) => [
        product,
        variant,
        String(packs),
        toEuros(cents),
        String(before),
      ]);
    case "codes":
      return trends.codes.map(({ code, ...used }) => [code, ...salesCells(used)]);
    case "buyers":
      return (["new", "returning"] as const).map((kind) => [
        texts.buyers[kind],
        String(trends.buyers[kind]),
        String(trends.buyers.before[kind]),
      ]);
    case "refunds":
      return trends.refunds.map(({ period, cents, before_cents: before }) => [
        period,
        toEuros(cents),
        toEuros(before),
      ]);
    case "funnel": {
      const { funnel } = trends;
      return funnel ? funnelSteps.map((step) => [texts.steps[step], String(funnel[step])]) : [];
    }
    case "outlook":
      return trends.outlook.map(
        ({ product, variant, available, sold, season, to_cook, runs_out_on: day }) => [
          product,
          variant,
          ...[available, sold, season, to_cook].map(String),
          day ?? "",
        ],
      );
  }
}

export function trendsCsv(
  table: TrendTable,
  trends: Trends,
  language: Language,
): { name: string; csv: string } {
  const { files, columns } = textsOf("documents", language).trends;
  return {
    name: `${files[table]}-${trends.from}-${trends.to}.csv`,
    csv: csvOf(columns[table], rowsOf(table, trends, language)),
  };
}
