import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { shopDay } from "@su-turrone/contract/time-zone";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { parsedQuery } from "../../platform/list-query";
import { variantNames } from "../catalogue/product-names";
import { paymentsBetween } from "../month-end/payments";
import { paidByOfKey } from "../ordering/order/paid-by";
import { stockManagedVariants } from "../stock/stock-managed-variants";
import { outlookOf } from "./outlook";
import { daysAfter, periodsOf, sameDay, spanOf, sumOf } from "./periods";
import { countBuyers, countCarts, salesBy, soldVariants, usedCodes, type SalesKey } from "./sold-orders";
import {
  maxDays,
  outlookDays,
  periodLengths,
  type ComparedSales,
  type Sales,
  type SoldVariant,
  type Trends,
  type VariantOutlook,
} from "./trend-types";

const usualDays = 30;

const trendsQuery = z
  .object({
    from: z.iso.date().optional(),
    to: z.iso.date().default(() => shopDay(new Date())),
    by: z.enum(periodLengths).default("day"),
  })
  .transform(({ from, to, by }) => ({ from: from ?? daysAfter(to, 1 - usualDays), to, by }))
  .refine(({ from, to }) => from <= to && to < daysAfter(from, maxDays));

type TrendsQuery = z.output<typeof trendsQuery>;

/** Span and length of periods of a query, by default the last thirty days by day. @throws INVALID_DATA */
export const trendsQueryOf = (query: unknown): TrendsQuery =>
  parsedQuery(trendsQuery, query, "from and to must be dates like 2026-11-23, at most two years apart");

/** Rows of both years by key, the most of this year first. */
function compared(
  now: readonly (Sales & { key: string })[],
  before: readonly (Sales & { key: string })[],
): (ComparedSales & { key: string })[] {
  const keys = new Set([...now, ...before].map(({ key }) => key));
  const salesOf = (key: string, rows: typeof now) => sumOf(rows.filter((row) => row.key === key));
  return [...keys]
    .map((key) => ({ key, ...salesOf(key, now), before: salesOf(key, before) }))
    .toSorted((one, other) => other.cents - one.cents);
}

/** How long the packs last of all weights that were ordered lately, or a year ago in the coming days. */
async function readOutlook(
  container: MedusaContainer,
  today: string,
  language: Language,
): Promise<VariantOutlook[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const yearAgo = sameDay(today, -1);
  const [lately, season] = await Promise.all([
    soldVariants(knex, spanOf(daysAfter(today, 1 - outlookDays), today)),
    soldVariants(knex, spanOf(yearAgo, daysAfter(yearAgo, outlookDays - 1))),
  ]);
  const packsIn = (rows: typeof lately, id: string) => rows.find((row) => row.variant_id === id)?.packs ?? 0;
  const ids = [...new Set([...lately, ...season].map(({ variant_id: id }) => id))];
  const [variants, names] = await Promise.all([
    stockManagedVariants(knex, ids),
    variantNames(container, language, ids),
  ]);
  return variants
    .filter(({ not_editable: reason }) => reason !== "not_counted")
    .map(({ id, available }): VariantOutlook => {
      const demand = { available, sold: packsIn(lately, id), season: packsIn(season, id) };
      const { product = "", variant = "" } = names.get(id) ?? {};
      return { variant_id: id, product, variant, ...demand, ...outlookOf(demand, today) };
    })
    .toSorted(
      (one, other) =>
        (one.runs_out_on ?? "9999").localeCompare(other.runs_out_on ?? "9999") || other.to_cook - one.to_cook,
    );
}

async function readSoldVariants(
  container: MedusaContainer,
  language: Language,
  spans: Record<"now" | "before", ReturnType<typeof spanOf>>,
): Promise<SoldVariant[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [now, before] = await Promise.all([soldVariants(knex, spans.now), soldVariants(knex, spans.before)]);
  const rows = [
    ...now,
    ...before
      .filter(({ variant_id: id }) => !now.some((row) => row.variant_id === id))
      .map((row) => ({ ...row, packs: 0, cents: 0 })),
  ];
  const names = await variantNames(
    container,
    language,
    rows.map(({ variant_id: id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    ...names.get(row.variant_id),
    packs_before: before.find(({ variant_id: id }) => id === row.variant_id)?.packs ?? 0,
  }));
}

/** What was sold in a span of days, compared with the same days a year before, and what will be needed next. */
export async function readTrends(
  container: MedusaContainer,
  query: TrendsQuery,
  language: Language,
): Promise<Trends> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { from, to } = query;
  const today = shopDay(new Date());
  const now = spanOf(from, to);
  const before = spanOf(sameDay(from, -1), sameDay(to, -1));
  const both = (key: SalesKey) => Promise.all([salesBy(knex, key, now), salesBy(knex, key, before)]);
  // unfinished carts of earlier days may be deleted already
  const firstCarts = daysAfter(today, 1 - env().CART_DAYS);
  const funnelFrom = from > firstCarts ? from : firstCarts;
  const [days, countries, providers] = await Promise.all([both("day"), both("country"), both("provider")]);
  const [salesNow, salesBefore] = days.map((rows) =>
    rows.map(({ key, ...sales }) => ({ day: key, ...sales })),
  );
  const [payments, variants, codes, buyers, carts, outlook] = await Promise.all([
    paymentsBetween(knex, now),
    readSoldVariants(container, language, { now, before }),
    usedCodes(knex, now),
    countBuyers(knex, now),
    countCarts(knex, { from: spanOf(funnelFrom, funnelFrom).from, before: now.before }),
    readOutlook(container, today, language),
  ]);
  return {
    ...query,
    total: { ...sumOf(salesNow ?? []), before: sumOf(salesBefore ?? []) },
    refunded_cents: payments.reduce((sum, { refunded_cents: cents }) => sum + cents, 0),
    periods: periodsOf(query, salesNow ?? [], salesBefore ?? []),
    variants,
    countries: compared(...countries).map(({ key, ...sales }) => ({ country: key, ...sales })),
    methods: compared(...providers).map(({ key, ...sales }) => ({
      method: paidByOfKey(key),
      ...sales,
    })),
    codes,
    buyers,
    funnel: { from: funnelFrom, ...carts },
    outlook,
  };
}
