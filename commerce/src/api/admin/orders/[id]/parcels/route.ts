import { parcelBody } from "../../../../../features/fulfilment/ship-orders";
import { sendParcelWorkflow } from "../../../../../workflows/change-shipment";
import { withAdminBody } from "../../../../../platform/with-body";

/**
 * Packs a parcel and hands it to a carrier in one request: 201 `{parcel: {id}}`. @throws INVALID_DATA for more than is
 * left to pack
 */
export const POST = withAdminBody(parcelBody, async (req, res) => {
  const created_by = req.auth_context.actor_id;
  const input = { order_id: req.params["id"] ?? "", ...req.validatedBody, created_by };
  const { result } = await sendParcelWorkflow(req.scope).run({ input });
  res.status(201).json({ parcel: { id: result.id } });
});
