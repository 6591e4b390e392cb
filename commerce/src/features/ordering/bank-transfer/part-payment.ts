import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { OrderRecord } from "../order/order-record";

/** Metadata key of an order with the time at which the owner accepted a partial payment. */
export const partAcceptedKey = "part_payment_accepted_at";

const acceptedMetadata = z.object({ [partAcceptedKey]: z.iso.datetime() });

/** Whether the owner has accepted the partial payment of an order, so that it may be packed. */
export const isPartAccepted = ({ metadata }: Pick<OrderRecord, "metadata">): boolean =>
  acceptedMetadata.safeParse(metadata).success;

/** Records that the owner has accepted the partial payment of an order. */
export async function acceptPart(
  container: MedusaContainer,
  { id, metadata }: Pick<OrderRecord, "id" | "metadata">,
  now: Date,
): Promise<void> {
  await container
    .resolve(Modules.ORDER)
    .updateOrders(id, { metadata: { ...metadata, [partAcceptedKey]: now.toISOString() } });
}
