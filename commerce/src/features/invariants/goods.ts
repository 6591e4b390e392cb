import { z } from "@medusajs/framework/zod";
import type { Books, Invariant } from "./invariant";
import { priceLogInvariant } from "./price-log";
import { stockLogInvariant } from "./stock-log";

const stockRows = z.array(
  z.object({
    name: z.string(),
    stocked: z.coerce.number(),
    reserved: z.coerce.number(),
    promised: z.coerce.number(),
  }),
);

async function brokenStock({ knex }: Books): Promise<string[]> {
  const promised = knex("reservation_item")
    .select("inventory_item_id", "location_id")
    .sum({ quantity: "quantity" })
    .whereNull("deleted_at")
    .groupBy("inventory_item_id", "location_id");
  const rows: unknown = await knex("inventory_level as level")
    .join("inventory_item as item", "item.id", "level.inventory_item_id")
    .leftJoin(promised.as("promised"), (join) =>
      join
        .on("promised.inventory_item_id", "level.inventory_item_id")
        .andOn("promised.location_id", "level.location_id"),
    )
    .select({
      name: knex.raw("coalesce(item.sku, item.id)"),
      stocked: "level.stocked_quantity",
      reserved: "level.reserved_quantity",
      promised: knex.raw("coalesce(promised.quantity, 0)"),
    })
    .whereNull("level.deleted_at")
    .whereRaw(
      "(coalesce(promised.quantity, 0) <> level.reserved_quantity or level.reserved_quantity > level.stocked_quantity)",
    )
    .orderBy("name");
  return stockRows
    .parse(rows)
    .flatMap(({ name, stocked, reserved, promised: kept }) => [
      ...(kept === reserved
        ? []
        : [`${name}: ${reserved} are counted as reserved, orders have reserved ${kept}`]),
      ...(reserved > stocked ? [`${name}: ${reserved} are promised to orders, there are ${stocked}`] : []),
    ]);
}

const usedRows = z.array(z.object({ name: z.string(), used: z.coerce.number(), limit: z.coerce.number() }));

async function overusedCodes({ knex }: Books): Promise<string[]> {
  const codes: unknown = await knex("promotion")
    .select({ name: "code", used: "used", limit: "limit" })
    .whereNull("deleted_at")
    .where("used", ">", knex.ref("limit"))
    .orderBy("code");
  const budgets: unknown = await knex("promotion_campaign_budget as budget")
    .join("promotion_campaign as campaign", "campaign.id", "budget.campaign_id")
    .select({ name: "campaign.name", used: "budget.used", limit: "budget.limit" })
    .whereNull("budget.deleted_at")
    .where("budget.used", ">", knex.ref("budget.limit"))
    .orderBy("campaign.name");
  return [...usedRows.parse(codes), ...usedRows.parse(budgets)].map(
    ({ name, used, limit }) => `${name} was used ${used} times or euros, its limit is ${limit}`,
  );
}

/** Invariants of stock, prices and codes. */
export const goodsInvariants: readonly Invariant[] = [
  {
    name: "stock-covers-orders",
    promise: "The counted reservations match those of the orders, and do not exceed the stock",
    broken: brokenStock,
  },
  stockLogInvariant,
  priceLogInvariant,
  {
    name: "codes-within-limit",
    promise: "No code is used more often than its limit allows",
    broken: overusedCodes,
  },
];
