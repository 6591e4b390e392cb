import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { OrderRecord } from "../order/order-record";

/** Key of an order's metadata under which stands when the owner decided to go on with a part of the money. */
const key = "part_payment_accepted_at";

const accepted = z.object({ [key]: z.iso.datetime() });

/** Whether the owner has decided to pack an order although only a part of its money has come. */
export const isPartAccepted = ({ metadata }: Pick<OrderRecord, "metadata">): boolean =>
  accepted.safeParse(metadata).success;

/** Notes the owner's decision to go on with an order although only a part of its money has come. */
export async function acceptPart(
  container: MedusaContainer,
  { id, metadata }: Pick<OrderRecord, "id" | "metadata">,
  now: Date,
): Promise<void> {
  await container
    .resolve(Modules.ORDER)
    .updateOrders(id, { metadata: { ...metadata, [key]: now.toISOString() } });
}
