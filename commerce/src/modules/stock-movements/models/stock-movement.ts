import { model } from "@medusajs/framework/utils";
import { stockCauses, stockReasons } from "../movement-types";

/**
 * A change of the stocked quantity of an item at a location. The database writes it itself whenever Medusa's
 * `inventory_level` changes, and refuses to change or delete it (see the migration). `created_at` is the time of the
 * change.
 */
export const StockMovement = model
  .define("stock_movement", {
    id: model.id({ prefix: "stmov" }).primaryKey(),
    /** Id of Medusa's inventory level. */
    level_id: model.text(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    /** Number of the movement within its level, from 1 without gaps. */
    number: model.number(),
    cause: model.enum([...stockCauses]),
    /** Units; negative for outgoing stock. */
    difference: model.float(),
    /** Stocked units after the movement. */
    stocked: model.float(),
  })
  .indexes([
    { on: ["level_id", "number"], unique: true },
    { on: ["inventory_item_id", "location_id", "difference"] },
  ]);

/** Reason for a movement, recorded by the code that caused it. Written once and never changed. */
export const StockReason = model
  .define("stock_reason", {
    id: model.id({ prefix: "strea" }).primaryKey(),
    movement_id: model.text().unique(),
    kind: model.enum([...stockReasons]),
    order_id: model.text().nullable(),
    /** Id of the fulfilment item that was shipped with these units, or returned them. */
    fulfillment_item_id: model.text().nullable(),
    /** Id of the admin user. */
    actor_id: model.text().nullable(),
  })
  .indexes([{ on: ["fulfillment_item_id", "kind"], unique: true, where: "fulfillment_item_id is not null" }]);
