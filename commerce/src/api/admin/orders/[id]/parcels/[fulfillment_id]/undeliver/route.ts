import { existingParcel } from "../../../../../../guards/require-existing";
import { answerWith } from "../../../../../../../platform/with-body";
import { undoDeliveryWorkflow } from "../../../../../../../workflows/change-shipment";

/** Takes back that a parcel has arrived; it is on its way again: 200 `{undone: {id}}`. @throws NOT_FOUND */
export const POST = answerWith(async (req) => {
  const { order, parcel } = await existingParcel(req);
  await undoDeliveryWorkflow(req.scope).run({ input: { order_id: order.id, fulfillment_id: parcel.id } });
  return { undone: { id: parcel.id } };
});
