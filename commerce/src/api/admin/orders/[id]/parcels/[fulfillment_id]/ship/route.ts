import { MedusaError } from "@medusajs/framework/utils";
import { readOrder } from "../../../../../../../features/ordering/order/order-record";
import { shipBody } from "../../../../../../../features/fulfilment/ship-orders";
import { shipParcelWorkflow } from "../../../../../../../workflows/ship-parcel";
import { withAdminBody } from "../../../../../../../platform/with-body";

/**
 * Hands a packed parcel to a carrier: 200 `{shipped: {id}}`. @throws NOT_FOUND for a parcel that does not exist or was
 * shipped
 */
export const POST = withAdminBody(shipBody, async (req, res) => {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  const parcel = order?.fulfillments.find(({ id }) => id === req.params["fulfillment_id"]);
  if (!order || !parcel || parcel.shipped_at || parcel.canceled_at) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such parcel to ship");
  }
  const items = parcel.items.flatMap(({ line_item_id: id, quantity }) => (id ? [{ id, quantity }] : []));
  const input = { order_id: order.id, fulfillment_id: parcel.id, items, ...req.validatedBody };
  await shipParcelWorkflow(req.scope).run({ input });
  res.json({ shipped: { id: parcel.id } });
});
