import { existingParcel } from "../../../../../../guards/require-existing";
import { shipBody } from "../../../../../../../features/fulfilment/ship-orders";
import { shipParcelWorkflow } from "../../../../../../../workflows/change-shipment";
import { withAdminBody } from "../../../../../../../platform/with-body";

/** Hands a packed parcel to a carrier: 200 `{shipped: {id}}`. @throws NOT_FOUND */
export const POST = withAdminBody(shipBody, async (req, res) => {
  const { order, parcel } = await existingParcel(req);
  const items = parcel.items.flatMap(({ line_item_id: id, quantity }) => (id ? [{ id, quantity }] : []));
  const input = { order_id: order.id, fulfillment_id: parcel.id, items, ...req.validatedBody };
  await shipParcelWorkflow(req.scope).run({ input });
  res.json({ shipped: { id: parcel.id } });
});
