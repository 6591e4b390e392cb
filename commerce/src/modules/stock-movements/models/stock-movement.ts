import { model } from "@medusajs/framework/utils";
import { stockCauses, stockReasons } from "../movement-types";

/**
 * A change of how many pieces of an item lie at a place. The database writes it itself whenever Medusa's `inventory_level` changes, and
 * refuses to change or delete it (see the migration). `created_at` is when.
 */
export const StockMovement = model
  .define("stock_movement", {
    id: model.id({ prefix: "stmov" }).primaryKey(),
    /** Medusa's count of the item at the place. */
    level_id: model.text(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    /** Counts the movements of a level from 1, without a gap. */
    number: model.number(),
    cause: model.enum([...stockCauses]),
    /** Pieces; negative for what has left. */
    difference: model.float(),
    /** Pieces that lie there afterwards. */
    stocked: model.float(),
  })
  .indexes([
    { on: ["level_id", "number"], unique: true },
    { on: ["inventory_item_id", "location_id", "difference"] },
  ]);

/** Why a movement came about, said by the code that knows. Written once, and never changed. */
export const StockReason = model
  .define("stock_reason", {
    id: model.id({ prefix: "strea" }).primaryKey(),
    movement_id: model.text().unique(),
    kind: model.enum([...stockReasons]),
    order_id: model.text().nullable(),
    /** The line of a parcel that left with these pieces, or brought them back. */
    fulfillment_item_id: model.text().nullable(),
    /** Id of the user of the admin. */
    actor_id: model.text().nullable(),
  })
  .indexes([{ on: ["fulfillment_item_id", "kind"], unique: true, where: "fulfillment_item_id is not null" }]);
