import { deliverOrders } from "../../../features/fulfilment/deliver-orders";
import { deliveriesBody } from "../../../features/fulfilment/validators";
import { withAdminBody } from "../../../platform/with-body";

/** Marks several orders as delivered, each with all its parcels: 200 `{results}` with one `DeliverResult` per order. */
export const POST = withAdminBody(deliveriesBody, async (req, res) => {
  res.json({ results: await deliverOrders(req.scope, req.validatedBody.order_ids) });
});
