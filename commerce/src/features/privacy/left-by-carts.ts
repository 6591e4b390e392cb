import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/**
 * Deletes addresses that no cart has: Medusa leaves them behind with a deleted cart, and whenever another is given in their place.
 * @param before those written since are left, as their cart may be about to name them @returns how many
 */
export const deleteUnusedAddresses = (knex: Knex, before: Date): Promise<number> =>
  knex("cart_address")
    .where("updated_at", "<", before)
    .whereNotExists(
      knex("cart").whereRaw("?? in (??, ??)", [
        "cart_address.id",
        "shipping_address_id",
        "billing_address_id",
      ]),
    )
    .delete();

const idRows = z.array(z.object({ id: z.string() }));

/**
 * Ids of guests who never bought: Medusa makes a customer of every e-mail address that is typed into a checkout. Left out are those with a
 * cart or an order, whom the owner has entered, and who are in a group of the owner's.
 */
export async function guestsWithoutOrder(knex: Knex, before: Date, limit: number): Promise<string[]> {
  const namedBy = (table: string) => knex(table).whereRaw("?? = ??", [`${table}.customer_id`, "customer.id"]);
  const rows: unknown = await knex("customer")
    .select("id")
    .where({ has_account: false, created_by: null })
    .where("updated_at", "<", before)
    .whereNotExists(namedBy("order"))
    .whereNotExists(namedBy("cart"))
    .whereNotExists(namedBy("customer_group_customer"))
    .orderBy("id")
    .limit(limit);
  return idRows.parse(rows).map(({ id }) => id);
}
