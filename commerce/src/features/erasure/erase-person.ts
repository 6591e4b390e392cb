import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId, MedusaError } from "@medusajs/framework/utils";
import { eraseRows } from "./erase-rows";
import { findPerson } from "./find-person";

/** Whom to erase. */
export interface ErasureOrder {
  /** As `mailboxAddress` gives it. */
  email: string;
  /** Ids of the orders of which was made sure that nothing is open. */
  checked_orders: readonly string[];
  /** Id of the user, or of an API key, who asks for it. */
  erased_by: string;
}

/** What an erasure has done. */
export interface Erased {
  /** How many orders lost their person. */
  order_count: number;
  /** Rows that were changed or deleted; 0 where nothing was there any more. */
  row_count: number;
  /** Products whose shown reviews have lost their name. */
  reviewed: { id: string; product_id: string }[];
}

/**
 * Erases a person in one transaction, with the record of it: whatever ends the process between two statements, either all of it is
 * done or nothing. Done again it does nothing.
 * @throws CONFLICT where an order was placed since they were checked
 */
export const erasePerson = (
  knex: Knex,
  { email, checked_orders, erased_by }: ErasureOrder,
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
