import { MedusaError } from "@medusajs/framework/utils";
import { existingParcel } from "../../../../../../guards/require-existing";
import { trackingBody } from "../../../../../../../features/fulfilment/ship-orders";
import { refusalsFor } from "../../../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../../../platform/with-body";
import { correctTrackingWorkflow } from "../../../../../../../workflows/change-shipment";

/**
 * Corrects carrier and tracking number of a parcel on its way: 200 `{corrected: {id}}`.
 * @throws NOT_FOUND; CONFLICT when the page showed another number
 */
export const POST = withAdminBody(trackingBody, async (req, res) => {
  const { parcel } = await existingParcel(req);
  const { shown, ...tracking } = req.validatedBody;
  if (shown !== (parcel.labels[0]?.tracking_number ?? "")) {
    throw new MedusaError(MedusaError.Types.CONFLICT, refusalsFor(req).order.parcel_changed);
  }
  await correctTrackingWorkflow(req.scope).run({ input: { fulfillment_id: parcel.id, ...tracking } });
  res.json({ corrected: { id: parcel.id } });
});
