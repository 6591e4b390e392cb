import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { recentChangesKey } from "../features/cart/recent-changes";
import { replacedKeys, requestsFromMetadata } from "../features/ordering/order/requests-from-metadata";
import { BUYER_REQUESTS_MODULE, type BuyerRequestsService } from "../modules/buyer-requests";

const rows = z.array(
  z.object({
    id: z.string(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    cart: z.object({ id: z.string() }).nullish(),
  }),
);

/** Rows per page. */
const pageSize = 200;

/** Metadata update that removes keys: Medusa deletes a key that is set to "". */
const emptied = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, ""]));

/**
 * Moves delivery notes, gift message and invoice request of existing carts and orders from their metadata to the
 * module, so that they are stored in one place only. Orders are processed before their carts, because the data an order
 * was placed with takes precedence. An order without a cart keeps its metadata, because a row needs a cart.
 */
export default async function buyerRequests({ container }: { container: MedusaContainer }): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const service: BuyerRequestsService = container.resolve(BUYER_REQUESTS_MODULE);
  const orders = container.resolve(Modules.ORDER);
  const carts = container.resolve(Modules.CART);

  async function moveRequests(cartId: string, metadata: unknown): Promise<void> {
    const requests = requestsFromMetadata(metadata);
    if (!requests) return;
    const [known] = await service.listBuyerRequests({ cart_id: cartId }, { take: 1 });
    if (!known) await service.writeRequests(cartId, requests);
  }

  async function eachRow(
    entity: "order" | "cart",
    take: (row: z.infer<typeof rows>[number]) => Promise<void>,
  ): Promise<void> {
    for (let skip = 0; ; skip += pageSize) {
      const { data } = await query.graph({
        entity,
        fields: ["id", "metadata", ...(entity === "order" ? ["cart.id"] : [])],
        pagination: { skip, take: pageSize, order: { id: "ASC" } },
      });
      for (const row of rows.parse(data)) await take(row);
      if (data.length < pageSize) return;
    }
  }

  const hasAnyKey = (metadata: object | null | undefined, keys: readonly string[]): boolean =>
    keys.some((key) => key in (metadata ?? {}));

  await eachRow("order", async ({ id, metadata, cart }) => {
    if (cart) await moveRequests(cart.id, metadata);
    const removedKeys = [...(cart ? replacedKeys : []), recentChangesKey];
    if (hasAnyKey(metadata, removedKeys)) await orders.updateOrders(id, { metadata: emptied(removedKeys) });
  });
  await eachRow("cart", async ({ id, metadata }) => {
    await moveRequests(id, metadata);
    if (hasAnyKey(metadata, replacedKeys)) await carts.updateCarts(id, { metadata: emptied(replacedKeys) });
  });
}
