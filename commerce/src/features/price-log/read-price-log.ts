import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { priceCauses, type PriceCause } from "../../modules/price-log/price-log-types";
import { currency } from "../../platform/currency";
import type { Language } from "../../platform/languages";
import { variantNames } from "../catalogue/product-names";
import { readWeights } from "../sellable/read-weights";
import { lowestPrice, priceAt, priceBeforeReduction, type LoggedPrice } from "./lowest-price";

export interface WeightPrices {
  variant_id: string;
  /** Title of the variant, e.g. "300 g". */
  variant: string;
  /** Net weight; null when not entered. */
  grams: number | null;
  /** Current price in integer cents; null when there is none. */
  now_cents: number | null;
  /** The same without any reduction. */
  usual_cents: number | null;
  /** Lowest price of one pack in the last thirty days, integer cents; null when there was none. */
  lowest_cents: number | null;
}

export interface PriceChange {
  id: string;
  /** Time at which the change was logged, ISO 8601, UTC. */
  at: string;
  variant: string;
  cause: PriceCause;
  /** Integer cents. */
  cents: number;
  list: {
    /** "" for a price list that was permanently deleted. */
    title: string;
    active: boolean;
    /** ISO 8601, UTC. */
    valid_from: string;
    valid_until: string | null;
  } | null;
}

/** Response of `GET /admin/products/:id/price-log`; newest changes first, at most a hundred. */
export interface PriceLogAnswer {
  weights: WeightPrices[];
  changes: PriceChange[];
}

/** The fields of a log entry needed to tell whether it was replaced. */
export interface ReplaceablePrice {
  variant_id: string;
  cause: string;
  cents: number;
  conditional: boolean;
  price_list_id: string | null;
  created_at: Date;
}

/** Maximum time (ms) between the removal of a price and the new entry that replaces it. */
const atOnceMs = 60_000;

/**
 * Medusa deletes a price on save and creates a new one, even if nothing has changed. Filters out these removals, and
 * entries that repeat the same price. Pure.
 * @param entries newest first
 */
export function withoutReplaced<Entry extends ReplaceablePrice>(entries: readonly Entry[]): Entry[] {
  const hidden = new Set<Entry>();
  entries.forEach((set, index) => {
    if (set.cause !== "set") return;
    const removed = entries
      .slice(index + 1)
      .find(
        (one) =>
          one.cause === "removed" &&
          !hidden.has(one) &&
          one.variant_id === set.variant_id &&
          one.price_list_id === set.price_list_id &&
          one.conditional === set.conditional &&
          set.created_at.getTime() - one.created_at.getTime() < atOnceMs,
      );
    if (!removed) return;
    hidden.add(removed);
    if (removed.cents === set.cents) hidden.add(set);
  });
  return entries.filter((entry) => !hidden.has(entry));
}

const maxChanges = 100;

const rows = z.array(
  z.object({
    id: z.string(),
    variant_id: z.string(),
    price_id: z.string(),
    number: z.coerce.number(),
    cause: z.enum([...priceCauses]),
    cents: z.coerce.number(),
    created_at: z.coerce.date(),
    conditional: z.boolean(),
    price_list_id: z.string().nullable(),
    price_list_type: z.enum(["sale", "override"]).nullable(),
    price_list_active: z.boolean().nullable(),
    valid_from: z.coerce.date(),
    valid_until: z.coerce.date().nullable(),
    list_title: z.string().nullable(),
  }),
);
type Row = z.infer<typeof rows>[number];

/** Log entries of the single-pack prices of some variants; prices for customer groups are left out. */
async function entriesOf(
  knex: Knex,
  column: "variant.product_id" | "link.price_set_id",
  id: string,
): Promise<Row[]> {
  const found: unknown = await knex("product_variant as variant")
    .join("product_variant_price_set as link", (join) =>
      join.on("link.variant_id", "variant.id").andOnNull("link.deleted_at"),
    )
    .join("price_log_entry as entry", "entry.price_set_id", "link.price_set_id")
    .leftJoin("price_list as list", "list.id", "entry.price_list_id")
    .select("entry.*", "link.variant_id", { list_title: "list.title" })
    .where(column, id)
    .whereNull("variant.deleted_at")
    .where("entry.currency_code", currency)
    .whereRaw("coalesce(entry.min_quantity, 1) <= 1")
    .whereNotExists(
      knex("price_rule")
        .where("price_rule.price_id", knex.ref("entry.price_id"))
        .whereNot("attribute", "region_id"),
    )
    .whereNotExists(knex("price_list_rule").where("price_list_rule.price_list_id", knex.ref("list.id")))
    .orderBy([
      { column: "entry.created_at", order: "desc" },
      { column: "entry.number", order: "desc" },
      { column: "entry.id", order: "asc" },
    ]);
  return rows.parse(found);
}

const toLogged = (row: Row): LoggedPrice => ({
  price_id: row.price_id,
  number: row.number,
  cause: row.cause,
  cents: row.cents,
  regional: row.conditional,
  list:
    row.price_list_id === null
      ? null
      : {
          type: row.price_list_type ?? "sale",
          active: row.price_list_active ?? false,
          valid_from: row.valid_from,
          valid_until: row.valid_until,
        },
  at: row.created_at,
});

const toChange = (row: Row, variant: string): PriceChange => ({
  id: row.id,
  at: row.created_at.toISOString(),
  variant,
  cause: row.cause,
  cents: row.cents,
  list:
    row.price_list_id === null
      ? null
      : {
          title: row.list_title ?? "",
          active: row.price_list_active ?? false,
          valid_from: row.valid_from.toISOString(),
          valid_until: row.valid_until?.toISOString() ?? null,
        },
});

/** `priceBeforeReduction` of the variant with a price set. */
export async function readPriceBefore(
  container: MedusaContainer,
  priceSetId: string,
): Promise<number | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const entries = await entriesOf(knex, "link.price_set_id", priceSetId);
  return priceBeforeReduction(entries.map(toLogged), new Date());
}

/**
 * Current prices, lowest prices of the last thirty days, and price history of a product's variants, with names in the
 * owner's language.
 */
export async function readPriceLog(
  container: MedusaContainer,
  productId: string,
  language: Language,
): Promise<PriceLogAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const entries = await entriesOf(knex, "variant.product_id", productId);
  const ids = [...new Set(entries.map(({ variant_id }) => variant_id))];
  const names = await variantNames(container, language, ids);
  const facts = await readWeights(container, { product_id: [productId] });
  const nameOf = (id: string) => names.get(id)?.variant ?? "";
  const now = new Date();
  const weights = ids.map((id) => {
    const fact = facts.find((one) => one.id === id);
    const variantEntries = entries.filter(({ variant_id }) => variant_id === id).map(toLogged);
    return {
      variant_id: id,
      variant: nameOf(id),
      grams: fact?.grams ?? null,
      now_cents: priceAt(variantEntries, now),
      usual_cents: fact?.cents ?? null,
      lowest_cents: lowestPrice(variantEntries, now),
    };
  });
  return {
    weights: weights.sort((a, b) => a.variant.localeCompare(b.variant, language, { numeric: true })),
    changes: withoutReplaced(entries)
      .slice(0, maxChanges)
      .map((row) => toChange(row, nameOf(row.variant_id))),
  };
}
