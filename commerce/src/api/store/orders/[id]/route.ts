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

/** Order fields shown on pages, besides the status. */
const publicFields = [
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
 * An order as its pages show it: `{order}`. Replaces Medusa's own route at this path, which also exposes payments, who
 * packed the order, and the usage and limits of codes. Requires the order's key. @throws NOT_FOUND
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const filters = { id: req.params["id"] ?? "" };
  const { data } = await query.graph({ entity: "order", fields: publicFields, filters });
  const orders: readonly unknown[] = data;
  if (orders.length === 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  res.json({ order: orders[0] });
}
