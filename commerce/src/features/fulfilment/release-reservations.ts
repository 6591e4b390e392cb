import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { releaseReservationsWorkflow } from "../../workflows/release-reservations";
import { readOrder } from "../ordering/order/order-record";
import { statusOf } from "../ordering/order/order-status";
import { statesOf } from "../ordering/order/order-view";

/**
 * Puts goods back on sale that an order keeps and that will never be packed, because all of its money has gone back or it is
 * cancelled. What is packed has left the stock already and comes back by hand. Safe to repeat.
 */
export async function releaseReservations(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  if (!order || !["refunded", "cancelled"].includes(statusOf(statesOf(order)))) return;
  const reserved = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems({ line_item_id: order.items.map(({ id }) => id) });
  const line_ids = [...new Set(reserved.flatMap(({ line_item_id: id }) => id ?? []))];
  if (line_ids.length > 0)
    await releaseReservationsWorkflow(container).run({ input: { order_id: orderId, line_ids } });
}

/** How far back it looks (ms): an event that was lost is made up for long before. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

const rows = z.array(
  z.object({
    payment: z
      .object({ payment_collection: z.object({ order: z.object({ id: z.string() }).nullish() }).nullish() })
      .nullish(),
  }),
);

/** Releases what the event of a refund of the last days should have released and did not. */
export async function releaseForgottenReservations(container: MedusaContainer): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "refund",
    fields: ["payment.payment_collection.order.id"],
    filters: { created_at: { $gte: new Date(Date.now() - lookBackMs) } },
  });
  const ids = rows.parse(data).flatMap(({ payment }) => payment?.payment_collection?.order?.id ?? []);
  for (const id of new Set(ids)) await releaseReservations(container, id);
}
