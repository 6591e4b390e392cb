import { deliveriesBody, deliverOrders } from "../../../features/fulfilment/ship-orders";
import { withAdminBody } from "../../../platform/with-body";

/** Marks several orders as delivered, each with all its parcels: 200 `{results}` with one `DeliverResult` per order. */
export const POST = withAdminBody(deliveriesBody, async (req, res) => {
  res.json({ results: await deliverOrders(req.scope, req.validatedBody.order_ids) });
});
