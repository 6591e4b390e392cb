import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Relations that Medusa's lists of a product's fields contain and no shopper may read: the rows a price is calculated
 * from, with the amounts and conditions of price lists that have not begun, and stock by location and what is reserved.
 */
const closedRelations = ["prices", "inventory_items"] as const;

/**
 * Limits the `fields` of Medusa's store routes: each has a list of its own, and reads nothing else. None of them has
 * disallowed fields that this would replace.
 */
export function closeStoreFields(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  req.disallowed = [...closedRelations];
  next();
}
