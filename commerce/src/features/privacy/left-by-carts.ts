import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/**
 * Deletes addresses no cart uses: Medusa leaves them behind with a deleted cart, and whenever an address is replaced.
 * @param before newer addresses are kept, because their cart may be about to refer to them @returns the number of
 * deleted addresses
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
 * Ids of guests without an order: Medusa creates a customer for every e-mail address entered in a checkout. Excluded
 * are customers with a cart or order, customers created by the owner, and members of a customer group.
 */
export async function guestsWithoutOrder(knex: Knex, before: Date, limit: number): Promise<string[]> {
  const referencingRows = (table: string) =>
    knex(table).whereRaw("?? = ??", [`${table}.customer_id`, "customer.id"]);
  const rows: unknown = await knex("customer")
    .select("id")
    .where({ has_account: false, created_by: null })
    .where("updated_at", "<", before)
    .whereNotExists(referencingRows("order"))
    .whereNotExists(referencingRows("cart"))
    .whereNotExists(referencingRows("customer_group_customer"))
    .orderBy("id")
    .limit(limit);
  return idRows.parse(rows).map(({ id }) => id);
}
