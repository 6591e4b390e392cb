import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { daysUntil, shopDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { parsedQuery } from "../../platform/list-query";
import { variantNames } from "../catalogue/product-names";
import { paymentsBetween } from "../month-end/payments";
import { paidByOfKey } from "../ordering/order/order-payment";
import { readSettings } from "../shop/settings";
import { stockManagedVariants } from "../stock/stock-managed-variants";
import { growthPercent, outlookOf, daysAfter, periodsOf, sameDay, spanOf, sumOf } from "./periods";
import { countBuyers, countCarts, salesBy, soldVariants, usedCodes, type SalesKey } from "./sold-orders";
import {
  isOutlookDay,
  maxOutlookDays,
  outlookDays,
  periodLengths,
  spanProblem,
  type ComparedSales,
  type Sales,
  type SoldVariant,
  type Trends,
  type VariantOutlook,
} from "./trend-types";

const usualDays = 30;

/** Days of a century: others are mistyped, and not all of them have the same day of another year. */
const day = z.iso.date().refine((typed) => typed > "2000" && typed < "2100");

const trendsQuery = z
  .object({
    from: day.optional(),
    to: day.default(() => shopDay(new Date())),
    until: day.default(() => daysAfter(shopDay(new Date()), outlookDays - 1)),
    by: z.enum(periodLengths).default("day"),
  })
  .transform(({ from, ...others }) => ({ from: from ?? daysAfter(others.to, 1 - usualDays), ...others }))
  .refine(({ from, to }) => spanProblem(from, to) === null)
  .refine(({ until }) => isOutlookDay(until, new Date()));

type TrendsQuery = z.output<typeof trendsQuery>;

/** What a query asks for, by default the last thirty days by day and the next four weeks. @throws INVALID_DATA */
export const trendsQueryOf = (query: unknown): TrendsQuery =>
  parsedQuery(
    trendsQuery,
    query,
    `from and to must be dates like 2026-11-23, at most two years apart, until one of the next ${maxOutlookDays} days`,
  );

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

/** How long the packs last of all weights on sale that were ordered lately, or a year ago in the coming days. */
async function readOutlook(
  container: MedusaContainer,
  { today, until }: { today: string; until: string },
  language: Language,
): Promise<Pick<Trends, "growth_percent" | "outlook">> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const first = daysAfter(today, 1 - outlookDays);
  const yearAgo = sameDay(today, -1);
  const [lately, latelyBefore, season] = await Promise.all([
    soldVariants(knex, spanOf(first, today)),
    soldVariants(knex, spanOf(sameDay(first, -1), yearAgo)),
    soldVariants(knex, spanOf(yearAgo, sameDay(until, -1))),
  ]);
  const packsIn = (rows: typeof lately, id?: string) =>
    rows.reduce((sum, row) => (id === undefined || row.variant_id === id ? sum + row.packs : sum), 0);
  const growth_percent = growthPercent(packsIn(lately), packsIn(latelyBefore));
  const coming = { today, days: daysUntil(until, startOfShopDay(today)) + 1, growth_percent };
  const ids = [...new Set([...lately, ...season].map(({ variant_id: id }) => id))];
  const [variants, names] = await Promise.all([
    stockManagedVariants(knex, ids, { onlyPublished: true }),
    variantNames(container, language, ids),
  ]);
  const outlook = variants
    .filter(({ not_editable: reason }) => reason !== "not_counted")
    .map(({ id, available }): VariantOutlook => {
      const demand = { available, sold: packsIn(lately, id), season: packsIn(season, id) };
      const { product = "", variant = "" } = names.get(id) ?? {};
      return { variant_id: id, product, variant, ...demand, ...outlookOf(demand, coming) };
    })
    .toSorted(
      (one, other) =>
        (one.runs_out_on ?? "9999").localeCompare(other.runs_out_on ?? "9999") || other.to_cook - one.to_cook,
    );
  return { growth_percent, outlook };
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
  const inBoth = <Found>(read: (span: typeof now) => Promise<Found>) =>
    Promise.all([read(now), read(before)]);
  const both = (key: SalesKey) => inBoth((span) => salesBy(knex, key, span));
  // unfinished carts of earlier days may be deleted already
  const firstCarts = daysAfter(today, 1 - env().CART_DAYS);
  const funnelFrom = from > firstCarts ? from : firstCarts;
  const { company_email: ownEmail } = await readSettings(container);
  const [days, countries, providers] = await Promise.all([both("day"), both("country"), both("provider")]);
  const [salesNow, salesBefore] = days.map((rows) =>
    rows.map(({ key, ...sales }) => ({ day: key, ...sales })),
  );
  const [refunds, variants, codes, buyers, carts, outlook] = await Promise.all([
    inBoth(async (span) =>
      (await paymentsBetween(knex, span)).map((row) => ({
        day: row.day,
        orders: 0,
        cents: row.refunded_cents,
      })),
    ),
    readSoldVariants(container, language, { now, before }),
    inBoth((span) => usedCodes(knex, span)),
    inBoth((span) => countBuyers(knex, span, ownEmail)),
    countCarts(knex, { from: spanOf(funnelFrom, funnelFrom).from, before: now.before }),
    readOutlook(container, { today, until: query.until }, language),
  ]);
  return {
    ...query,
    total: { ...sumOf(salesNow ?? []), before: sumOf(salesBefore ?? []) },
    periods: periodsOf(query, salesNow ?? [], salesBefore ?? []),
    variants,
    countries: compared(...countries).map(({ key, ...sales }) => ({ country: key, ...sales })),
    methods: compared(...providers).map(({ key, ...sales }) => ({
      method: paidByOfKey(key),
      ...sales,
    })),
    codes: compared(...codes).map(({ key, ...used }) => ({ code: key, ...used })),
    buyers: { ...buyers[0], before: buyers[1] },
    refunds: periodsOf(query, ...refunds).map(({ period, cents, before: earlier }) => ({
      period,
      cents,
      before_cents: earlier.cents,
    })),
    funnel: to < firstCarts ? null : { from: funnelFrom, ...carts },
    ...outlook,
  };
}
