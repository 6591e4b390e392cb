import type { StoreOrder } from "@su-turrone/contract/orders";
import { existingOrder } from "../../../guards/require-existing";
import { readStoreOrder } from "../../../../features/ordering/order/store-order";
import { answerWith } from "../../../../platform/with-body";

/**
 * An order as its pages show it. Replaces Medusa's own route at this path, which also exposes payments, who packed the
 * order, and the usage and limits of codes. Requires the order's key. @throws NOT_FOUND
 */
export const GET = answerWith<{ order: StoreOrder }>(async (req) => {
  const order = await existingOrder(req);
  return { order: await readStoreOrder(req.scope, order) };
});
