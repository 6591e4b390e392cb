import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import { orderOfCart } from "./completion-attempt";

interface Row {
  id: string;
  metadata: { completion: { cart_id: string; since?: string } };
}

interface Search {
  entity: string;
  filters: { metadata?: Row["metadata"] };
  pagination?: { take: number };
}

const order = (id: string, cartId: string): Row => ({
  id,
  metadata: { completion: { cart_id: cartId, since: "2026-11-01T08:00:00Z" } },
});

/** A month of orders, none of them linked to its cart, with the rows read so far. */
function month(): { container: MedusaContainer; read: string[] } {
  const orders = Array.from({ length: 500 }, (_, n) => order(`order_${n}`, `cart_${n}`));
  const read: string[] = [];
  const graph = ({ entity, filters, pagination }: Search) => {
    const cartId = filters.metadata?.completion.cart_id;
    const found = entity === "order" ? orders : [];
    const data = found
      .filter(({ metadata }) => cartId === undefined || metadata.completion.cart_id === cartId)
      .slice(0, pagination?.take);
    read.push(...data.map(({ id }) => id));
    return Promise.resolve({ data });
  };
  return { container: { resolve: () => ({ graph }) } as unknown as MedusaContainer, read };
}

const pressed = (id: string) => ({
  id,
  metadata: { completion: { cart_id: id, since: "2026-11-01T08:00:00Z" } },
});

it.each([
  ["cart_400", "order_400", ["order_400"]],
  ["cart_none", null, []],
])("finds the unlinked order of %s without reading those of others", async (cartId, orderId, rows) => {
  const { container, read } = month();
  expect(await orderOfCart(container, pressed(cartId))).toBe(orderId);
  expect(read).toEqual(rows);
});
