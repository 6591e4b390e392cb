import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readOrder } from "../../../../../../../features/ordering/order/order-record";
import type { ShipBody } from "../../../../../../../features/fulfilment/validators";
import { shipParcelWorkflow } from "../../../../../../../workflows/ship-parcel";

/**
 * Hands a packed parcel to a carrier: 200 `{shipped: {id}}`. @throws NOT_FOUND for a parcel that does not exist or was
 * shipped
 */
export async function POST(req: AuthenticatedMedusaRequest<ShipBody>, res: MedusaResponse): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  const parcel = order?.fulfillments.find(({ id }) => id === req.params["fulfillment_id"]);
  if (!order || !parcel || parcel.shipped_at || parcel.canceled_at) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such parcel to ship");
  }
  const items = parcel.items.flatMap(({ line_item_id: id, quantity }) => (id ? [{ id, quantity }] : []));
  const input = { order_id: order.id, fulfillment_id: parcel.id, items, ...req.validatedBody };
  await shipParcelWorkflow(req.scope).run({ input });
  res.json({ shipped: { id: parcel.id } });
}
