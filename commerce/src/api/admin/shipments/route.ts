import { shipmentsBody, shipOrders } from "../../../features/fulfilment/ship-orders";
import { withAdminBody } from "../../../platform/with-body";

/**
 * Ships several orders completely, each with its own tracking number: 200 `{results}` with one `ShipResult` per order.
 */
export const POST = withAdminBody(shipmentsBody, async (req, res) => {
  res.json({ results: await shipOrders(req.scope, req.validatedBody, req.auth_context.actor_id) });
});
