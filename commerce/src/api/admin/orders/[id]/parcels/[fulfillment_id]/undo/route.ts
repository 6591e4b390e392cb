import { MedusaError } from "@medusajs/framework/utils";
import { existingParcel } from "../../../../../../guards/require-existing";
import { isSentToday } from "../../../../../../../features/fulfilment/carriers";
import { undoBody } from "../../../../../../../features/fulfilment/ship-orders";
import { notedOn } from "../../../../../../../features/ordering/order/order-view";
import { refusalsFor } from "../../../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../../../platform/with-body";
import { undoShipmentWorkflow } from "../../../../../../../workflows/change-shipment";

/**
 * Takes back, on the same day, that a parcel was sent; its goods are to be packed again: 200 `{undone: {id}}`.
 * @throws NOT_FOUND; NOT_ALLOWED on a later day
 */
export const POST = withAdminBody(undoBody, async (req, res) => {
  const { order, parcel } = await existingParcel(req);
  if (!parcel.shipped_at || !isSentToday(parcel.shipped_at)) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).order.unship_too_late);
  }
  const parts = { order_id: order.id, fulfillment_id: parcel.id, carrier: notedOn(parcel, "carrier") };
  await undoShipmentWorkflow(req.scope).run({ input: { ...parts, ...req.validatedBody } });
  res.json({ undone: { id: parcel.id } });
});
