import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";

const addressParts = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
];

const lineParts = [
  "id",
  "product_id",
  "variant_id",
  "product_title",
  "title",
  "thumbnail",
  "quantity",
  "unit_price",
  "variant.weight",
];

/** What pages show of an order beyond its status. */
const shown = [
  "id",
  "display_id",
  "created_at",
  "email",
  "original_item_total",
  "shipping_total",
  "tax_total",
  "total",
  ...lineParts.map((part) => `items.${part}`),
  ...addressParts.flatMap((part) => [`shipping_address.${part}`, `billing_address.${part}`]),
  "promotions.code",
  "promotions.is_automatic",
  "promotions.application_method.type",
  "promotions.application_method.value",
];

/**
 * An order as its pages show it: `{order}`. In place of Medusa's own route of this address, which also tells of payments, who
 * packed, and how often a code was used and may be. Needs the order's key. @throws NOT_FOUND
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const filters = { id: req.params["id"] ?? "" };
  const { data } = await query.graph({ entity: "order", fields: shown, filters });
  const orders: readonly unknown[] = data;
  if (orders.length === 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  res.json({ order: orders[0] });
}
