import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { STOCK_MOVEMENTS_MODULE } from "../../modules/stock-movements";

/** Parcels to process: a single one, or all that changed since a point in time. */
export type ParcelFilter = { fulfillmentId: string } | { since: Date };

const packedRows = z.array(
  z.object({
    inventory_item_id: z.string(),
    location_id: z.string(),
    quantity: z.coerce.number(),
    order_id: z.string().nullable(),
    fulfillment_item_id: z.string(),
    actor_id: z.string().nullable(),
  }),
);

/**
 * Parcel items that have taken goods from stock without a reason in the log yet. Items packed before the log began are
 * not included.
 */
async function unexplainedPacked(knex: Knex, filter: ParcelFilter) {
  const rows: unknown = await knex("fulfillment_item as packed")
    .join("fulfillment as parcel", "parcel.id", "packed.fulfillment_id")
    .join("order_fulfillment as link", "link.fulfillment_id", "parcel.id")
    .leftJoin("stock_reason as sold", (join) =>
      join.on("sold.fulfillment_item_id", "packed.id").andOnVal("sold.kind", "sold"),
    )
    .leftJoin("stock_movement as opening", (join) =>
      join
        .on("opening.inventory_item_id", "packed.inventory_item_id")
        .andOn("opening.location_id", "parcel.location_id")
        .andOnVal("opening.cause", "opening")
        .andOn("opening.created_at", ">", "parcel.created_at"),
    )
    .select("packed.inventory_item_id", "parcel.location_id", "packed.quantity", "link.order_id")
    .select({ fulfillment_item_id: "packed.id", actor_id: "parcel.created_by" })
    .whereNotNull("packed.inventory_item_id")
    .whereNull("packed.deleted_at")
    .whereNull("parcel.deleted_at")
    .whereNull("parcel.canceled_at")
    .whereNull("sold.id")
    .whereNull("opening.id")
    .modify((query) => {
      if ("since" in filter) void query.where("parcel.created_at", ">=", filter.since);
      else void query.where("parcel.id", filter.fulfillmentId);
    })
    .orderBy("packed.id");
  return packedRows.parse(rows);
}

const unpackedRows = z.array(
  packedRows.element.omit({ quantity: true }).extend({ difference: z.coerce.number() }),
);

/** Items of cancelled parcels that were logged as shipped, without a reason for their return yet. */
async function unexplainedUnpacked(knex: Knex, filter: ParcelFilter) {
  const rows: unknown = await knex("stock_reason as sold")
    .join("stock_movement as movement", "movement.id", "sold.movement_id")
    .leftJoin("fulfillment_item as packed", "packed.id", "sold.fulfillment_item_id")
    .leftJoin("fulfillment as parcel", (join) =>
      join
        .on("parcel.id", "packed.fulfillment_id")
        .andOnNull("parcel.deleted_at")
        .andOnNull("parcel.canceled_at"),
    )
    .leftJoin("stock_reason as back", (join) =>
      join.on("back.fulfillment_item_id", "sold.fulfillment_item_id").andOnVal("back.kind", "unpacked"),
    )
    .select("movement.inventory_item_id", "movement.location_id", "movement.difference")
    .select("sold.order_id", "sold.fulfillment_item_id")
    .select({ actor_id: knex.raw("null") })
    .where("sold.kind", "sold")
    .whereNull("parcel.id")
    .whereNull("back.id")
    .modify((query) => {
      // a parcel may be cancelled long after it was packed
      if ("fulfillmentId" in filter) void query.where("packed.fulfillment_id", filter.fulfillmentId);
    })
    .orderBy("sold.id");
  return unpackedRows.parse(rows);
}

/**
 * Records which stock movements were goods leaving with a parcel, and which ones were returned from a parcel. Safe to
 * repeat: recorded reasons are kept.
 */
export async function explainParcels(container: MedusaContainer, filter: ParcelFilter): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const movements = container.resolve(STOCK_MOVEMENTS_MODULE);
  for (const { quantity, ...packed } of await unexplainedPacked(knex, filter)) {
    await movements.explain({ ...packed, difference: -quantity, kind: "sold" });
  }
  for (const { difference, ...unpacked } of await unexplainedUnpacked(knex, filter)) {
    await movements.explain({ ...unpacked, difference: -difference, kind: "unpacked" });
  }
}
