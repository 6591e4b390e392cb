import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runWorkflow } from "../../../testing/owner";
import {
  addStock,
  nougatType,
  productOf,
  shippingProfile,
  shopChannel,
  type TestProduct,
} from "../../../testing/products";
import { cartOf, choosePaymentMethod, returnToShop, press, type Finish } from "./payment-tools";
import { owner } from "./shop";

const admin = await owner();

/** Bars sold individually, and a box of three of the same bars. */
let bar: TestProduct;
let boxId: string;

beforeAll(async () => {
  const mark = randomUUID();
  const sku = `BAR-${mark}`;
  await runWorkflow("create-inventory-items-workflow", { items: [{ sku }] });
  const { inventory_items: items } = await admin.admin.inventoryItem.list({ sku });
  const itemId = items[0]?.id ?? "";
  await addStock(itemId, 4);
  const variant = (title: string, required: number, euro: number) => ({
    title,
    weight: 100 * required,
    manage_inventory: true,
    inventory_items: [{ inventory_item_id: itemId, required_quantity: required }],
    options: { Form: title },
    prices: [{ currency_code: "eur", amount: euro }],
  });
  const { product } = await admin.admin.product.create({
    title: `Stange und Schachtel ${mark}`,
    status: "published",
    sales_channels: [{ id: await shopChannel() }],
    shipping_profile_id: await shippingProfile(),
    type_id: await nougatType(),
    options: [{ title: "Form", values: ["Stange", "Schachtel"] }],
    variants: [variant("Stange", 1, 20), variant("Schachtel", 3, 20)],
  });
  const idOf = (title: string) => product.variants?.find((one) => one.title === title)?.id ?? "";
  bar = productOf({
    id: product.id,
    title: product.title,
    variantId: idOf("Stange"),
    sku: "",
    itemId,
  });
  boxId = idOf("Schachtel");
});
afterAll(() => bar.takeOffSale());

const email = () => `box-${randomUUID()}@example.com`;

async function readyToBuy(variantId: string): Promise<string> {
  const cart = await cartOf({ variantId }, email());
  await choosePaymentMethod(cart, "bank");
  return cart.id;
}

/** Polls until the outcome of the order is known. */
async function end(cartId: string): Promise<Finish> {
  let last = await press(cartId);
  await expect
    .poll(
      async () => {
        if (last.reason === "order_queued") last = await returnToShop(cartId);
        return last.reason;
      },
      { timeout: 60_000 },
    )
    .not.toBe("order_queued");
  return last;
}

it("never sells the same bar both individually and in the box", { timeout: 240_000 }, async () => {
  // five bars are ordered, four are in stock: a box, and two single ones
  const carts = [await readyToBuy(boxId), await readyToBuy(bar.variantId), await readyToBuy(bar.variantId)];
  const ends = await Promise.all(carts.map(end));
  const ordered = ends.map(({ type }) => type === "order");
  expect(ends.filter(({ type }) => type !== "order").map(({ reason }) => reason)).toEqual([
    "not_enough_stock",
  ]);
  const [box, ...bars] = ordered;
  const reserved = (box ? 3 : 0) + bars.filter(Boolean).length;
  expect(reserved).toBeLessThanOrEqual(4);
  expect(await bar.stock()).toEqual({ stocked: 4, reserved });
});
