import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { missingGuards, type Books, type Invariant } from "./invariant";

/**
 * Parcels shipped this close (ms) to the start of the log are not checked, because the clocks of two servers may
 * differ.
 */
const openingToleranceMs = 15 * 60 * 1000;

const levelRows = z.array(
  z.object({
    name: z.string(),
    stocked: z.coerce.number(),
    logged: z.coerce.number(),
    movements: z.coerce.number(),
    last: z.coerce.number(),
    wrong: z.boolean(),
  }),
);

/** Log data per level: its sum, its last number, and whether each movement follows from the previous one. */
const logOfLevels = (knex: Knex) => {
  const previousStockSql = "coalesce(lag(stocked) over (partition by level_id order by number), 0)";
  const steps = knex("stock_movement")
    .select("level_id", "inventory_item_id", "number", "difference")
    .select(knex.raw(`stocked - ${previousStockSql} <> difference as wrong`));
  return knex
    .from(steps.as("step"))
    .select("level_id")
    .max({ inventory_item_id: "inventory_item_id", last: "number" })
    .sum({ logged: "difference" })
    .count({ movements: "*" })
    .select(knex.raw("bool_or(wrong) as wrong"))
    .groupBy("level_id");
};

async function levelsNotLogged({ knex }: Books): Promise<string[]> {
  const levels = knex("inventory_level")
    .select("id", "inventory_item_id", "stocked_quantity")
    .whereNull("deleted_at");
  const rows: unknown = await knex
    .from(logOfLevels(knex).as("log"))
    // also finds deleted levels, and levels without log entries
    .fullOuterJoin(levels.as("level"), "level.id", "log.level_id")
    .leftJoin("inventory_item as item", (join) =>
      join.on("item.id", knex.raw("coalesce(level.inventory_item_id, log.inventory_item_id)")),
    )
    .select({
      name: knex.raw("coalesce(item.sku, level.inventory_item_id, log.inventory_item_id)"),
      stocked: knex.raw("coalesce(level.stocked_quantity, 0)"),
      logged: knex.raw("coalesce(log.logged, 0)"),
      movements: knex.raw("coalesce(log.movements, 0)"),
      last: knex.raw("coalesce(log.last, 0)"),
      wrong: knex.raw("coalesce(log.wrong, false)"),
    })
    .whereRaw(
      "(level.stocked_quantity is distinct from log.logged and (level.id is not null or log.logged <> 0))",
    )
    .orWhereRaw("log.movements <> log.last or log.wrong")
    .orderBy("name");
  return levelRows
    .parse(rows)
    .flatMap(({ name, stocked, logged, movements, last, wrong }) => [
      ...(logged === stocked && movements > 0
        ? []
        : [`${name}: the stock log adds up to ${logged}, the stock is ${stocked}`]),
      ...(movements === last ? [] : [`${name}: ${movements} of ${last} stock movements exist`]),
      ...(wrong && movements === last
        ? [`${name}: a stock movement does not follow from the previous one`]
        : []),
    ]);
}

const parcelRows = z.array(
  z.object({ name: z.string(), quantity: z.coerce.number(), display_id: z.coerce.number() }),
);

/** Shipped goods without an entry in the stock log. */
async function unexplainedParcels({ knex, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await knex("fulfillment_item as packed")
    .join("fulfillment as parcel", "parcel.id", "packed.fulfillment_id")
    .join("order_fulfillment as link", "link.fulfillment_id", "parcel.id")
    .join("order as placed", "placed.id", "link.order_id")
    .join("inventory_item as item", "item.id", "packed.inventory_item_id")
    .join("inventory_level as level", (join) =>
      join
        .on("level.inventory_item_id", "packed.inventory_item_id")
        .andOn("level.location_id", "parcel.location_id")
        .andOnNull("level.deleted_at"),
    )
    .select("packed.quantity", "placed.display_id", { name: knex.raw("coalesce(item.sku, item.id)") })
    .whereNull("packed.deleted_at")
    .whereNull("parcel.deleted_at")
    .whereNull("parcel.canceled_at")
    .where("parcel.created_at", "<", settledBefore)
    .whereNotExists(
      knex("stock_reason as sold")
        .join("stock_movement as movement", "movement.id", "sold.movement_id")
        .where({ "sold.kind": "sold", "sold.fulfillment_item_id": knex.ref("packed.id") })
        .whereRaw("movement.difference = -packed.quantity"),
    )
    .whereNotExists(
      knex("stock_movement as opening")
        .where({ "opening.cause": "opening", "opening.level_id": knex.ref("level.id") })
        .whereRaw("opening.created_at + ? * interval '1 millisecond' > parcel.created_at", [
          openingToleranceMs,
        ]),
    )
    .orderBy(["placed.display_id", "name"]);
  return parcelRows
    .parse(rows)
    .map(
      ({ name, quantity, display_id: number }) =>
        `${name}: ${quantity} left with a parcel of order ${number}, which is not in the stock log`,
    );
}

/** Goods logged as shipped with a parcel that was cancelled, without an entry that they are back. */
async function unexplainedReturns({ knex, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await knex("stock_reason as sold")
    .join("stock_movement as movement", "movement.id", "sold.movement_id")
    .join("inventory_item as item", "item.id", "movement.inventory_item_id")
    .join("inventory_level as level", (join) =>
      join.on("level.id", "movement.level_id").andOnNull("level.deleted_at"),
    )
    .join("order as placed", "placed.id", "sold.order_id")
    .leftJoin("fulfillment_item as packed", "packed.id", "sold.fulfillment_item_id")
    .leftJoin("fulfillment as parcel", "parcel.id", "packed.fulfillment_id")
    .select("placed.display_id", {
      name: knex.raw("coalesce(item.sku, item.id)"),
      quantity: knex.raw("-movement.difference"),
    })
    .where("sold.kind", "sold")
    .where("sold.created_at", "<", settledBefore)
    .whereRaw("(parcel.id is null or coalesce(parcel.canceled_at, parcel.deleted_at) < ?)", [settledBefore])
    .whereNotExists(
      knex("stock_reason as back").where({
        "back.kind": "unpacked",
        "back.fulfillment_item_id": knex.ref("sold.fulfillment_item_id"),
      }),
    )
    .orderBy(["placed.display_id", "name"]);
  return parcelRows
    .parse(rows)
    .map(
      ({ name, quantity, display_id: number }) =>
        `${name}: ${quantity} came back out of a parcel of order ${number}, which is not in the stock log`,
    );
}

const guards = {
  final: { stock_movement: "stock_movement_is_final", stock_reason: "stock_reason_is_final" },
  logged: { inventory_level: "log_stock_movement" },
};

/** The log of received, sold and written-off goods adds up to the stock, and its sales match the parcels. */
export const stockLogInvariant: Invariant = {
  name: "stock-log-kept",
  promise:
    "Receipts, sales and write-offs in the stock log add up to the current stock, and it contains each parcel",
  broken: async (books) => [
    ...(await levelsNotLogged(books)),
    ...(await unexplainedParcels(books)),
    ...(await unexplainedReturns(books)),
    ...(await missingGuards(books, guards)),
  ],
};
