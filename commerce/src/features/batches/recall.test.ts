import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it, vi } from "vitest";
import { giftBuyer, giftOrder, giftRecipient, parcel, placed } from "../ordering/order/order-record.example";
import { readRecall } from "./recall";

const readOrders = vi.hoisted(() => vi.fn());

vi.mock("../ordering/order/order-record", async (original) => ({
  ...(await original<object>()),
  readOrders,
}));

const phone = "+49 89 123456";

it.each([
  ["the buyer of a gift, not the person who receives it", giftBuyer, { name: "Anna Berger", phone: "" }],
  [
    "the buyer of a gift with a phone number",
    { ...giftBuyer, phone: "1" },
    { name: "Anna Berger", phone: "1" },
  ],
  ["the buyer who has received the goods", giftRecipient, { name: "Oma Berger", phone }],
])("names and reaches %s", async (_, billing_address, reached) => {
  const shipping_address = { ...giftRecipient, phone };
  const fulfillments = parcel({ shipped_at: placed });
  readOrders.mockResolvedValue([{ ...giftOrder, shipping_address, billing_address, fulfillments }]);
  const service = {
    retrieveBatch: () => ({}),
    listParcelBatches: () => [{ order_id: giftOrder.id, fulfillment_id: "ful_1", quantity: 2 }],
  };
  const container = { resolve: () => service } as unknown as MedusaContainer;
  expect(await readRecall(container, "batch_1")).toMatchObject([
    { ...reached, email: giftOrder.email, city: "München", quantity: 2 },
  ]);
});
