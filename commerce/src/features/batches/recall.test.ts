import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it, vi } from "vitest";
import { giftOrder } from "../ordering/order/gift.example";
import { parcel, placed } from "../ordering/order/order-record.example";
import { readRecall } from "./recall";

vi.mock("../ordering/order/order-record", async (original) => ({
  ...(await original<object>()),
  readOrders: () => [{ ...giftOrder, fulfillments: parcel({ shipped_at: placed }) }],
}));

it("names the buyer of a gift, whose e-mail address it has, not the person who receives it", async () => {
  const service = {
    retrieveBatch: () => ({}),
    listParcelBatches: () => [{ order_id: giftOrder.id, fulfillment_id: "ful_1", quantity: 2 }],
  };
  const container = { resolve: () => service } as unknown as MedusaContainer;
  expect(await readRecall(container, "batch_1")).toMatchObject([
    { name: "Anna Berger", email: giftOrder.email, city: "München", quantity: 2 },
  ]);
});
