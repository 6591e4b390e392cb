import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { MedusaError } from "@medusajs/framework/utils";
import type { RefusalCode } from "@su-turrone/contract/refusals";

export interface Reservation {
  line_item_id: string;
  inventory_item_id: string;
  location_id: string;
  level_id: string;
  quantity: number;
  allow_backorder: boolean;
}

/** Adds to the reserved units of a stock level. @param at columns that identify it */
const addReserved = (
  transaction: Knex,
  at: Readonly<Record<string, string>>,
  quantity: number,
  updated_at: Date,
) =>
  transaction("inventory_level")
    .where(at)
    .whereNull("deleted_at")
    .update({
      reserved_quantity: transaction.raw("reserved_quantity + ?", [quantity]),
      raw_reserved_quantity: transaction.raw(
        "jsonb_build_object('value', trim_scale(reserved_quantity + ?)::text, 'precision', 20)",
        [quantity],
      ),
      updated_at,
    });

/** Ids of the stock levels of reservations; always in the same order, so that two orders do not wait for each other. */
export const levelsOf = (reservations: readonly Reservation[]): string[] =>
  [...new Set(reservations.map(({ level_id }) => level_id))].toSorted();

/** Takes goods from the free stock of their levels. @throws MedusaError if one has too little */
export async function reserveStock(
  transaction: Knex,
  reservations: readonly Reservation[],
  updated_at: Date,
): Promise<void> {
  const sum = (parts: readonly Reservation[]) => parts.reduce((all, { quantity }) => all + quantity, 0);
  for (const id of levelsOf(reservations)) {
    const own = reservations.filter(({ level_id }) => level_id === id);
    const needed = sum(own.filter(({ allow_backorder: more }) => !more));
    const update = addReserved(transaction, { id }, sum(own), updated_at);
    if (needed > 0) void update.whereRaw("stocked_quantity - reserved_quantity >= ?", [needed]);
    if ((await update) > 0) continue;
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `Not enough stock available for item ${own[0]?.inventory_item_id} at location ${own[0]?.location_id}`,
      "stock_insufficient" satisfies RefusalCode,
    );
  }
}

/** A stored reservation; of a number the database returns the text. */
interface StoredReservation extends Pick<Reservation, "line_item_id" | "inventory_item_id" | "location_id"> {
  quantity: string;
  deleted_at: Date | null;
}

/** Gives back what is reserved for order lines. */
export async function releaseStock(
  transaction: Knex,
  lineIds: readonly string[],
  deleted_at: Date,
): Promise<void> {
  const released = await transaction<StoredReservation>("reservation_item")
    .whereIn("line_item_id", lineIds)
    .whereNull("deleted_at")
    .update({ deleted_at })
    .returning(["inventory_item_id", "location_id", "quantity"]);
  for (const { inventory_item_id, location_id, quantity } of released)
    await addReserved(transaction, { inventory_item_id, location_id }, -Number(quantity), deleted_at);
}
