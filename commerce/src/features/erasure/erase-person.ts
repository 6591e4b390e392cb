import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId, MedusaError } from "@medusajs/framework/utils";
import { eraseRows } from "./erase-rows";
import { findPerson } from "./find-person";

/** The person to erase. */
export interface ErasureRequest {
  /** As normalised by `mailboxAddress`. */
  email: string;
  /** Ids of the orders that were checked to have nothing open. */
  checked_orders: readonly string[];
  /** Id of the admin user or of the API key. */
  erased_by: string;
}

export interface Erased {
  /** Number of orders whose buyer was erased. */
  order_count: number;
  /** Number of rows changed or deleted; 0 when nothing was left. */
  row_count: number;
  /** Products whose visible reviews have lost their name. */
  reviewed: { id: string; product_id: string }[];
}

/**
 * Erases a person's data in one transaction, together with the record of it: if the process ends in between, either
 * everything is done or nothing. Repeating it has no effect.
 * @throws CONFLICT when an order was placed since the check
 */
export const erasePerson = (
  knex: Knex,
  { email, checked_orders, erased_by }: ErasureRequest,
): Promise<Erased> =>
  knex.transaction(async (transaction) => {
    const person = await findPerson(transaction, email);
    if (person.orders.some((id) => !checked_orders.includes(id))) {
      throw new MedusaError(MedusaError.Types.CONFLICT, "Another order has been placed with this address");
    }
    const reviewed = await transaction<{ id: string; product_id: string; order_id: string }>("review")
      .select("id", "product_id")
      .whereIn("order_id", person.orders);
    const row_count = await eraseRows(transaction, person);
    const order_count = person.orders.length;
    if (row_count > 0) {
      await transaction("erasure").insert({
        id: generateEntityId(undefined, "erasure"),
        erased_by,
        order_count,
      });
    }
    return { order_count, row_count, reviewed };
  });
