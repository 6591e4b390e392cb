import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * Whether the buyer of an order was erased: an order cannot be placed without an e-mail address. False for an unknown
 * order.
 */
export async function isErased(container: MedusaContainer, id: string): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const erased: unknown = await knex("order")
    .where({ id })
    .whereNull("deleted_at")
    .whereRaw("coalesce(email, '') = ''")
    .first("id");
  return erased !== undefined;
}
