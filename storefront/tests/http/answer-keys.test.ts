import { expect } from "vitest";
import { orderLinkOf, placeOrder } from "../../e2e/support/orders";
import { test } from "./request";

/** Each key of a JSON value once, prefixed with its parent keys; all members of a list share a path. */
function keysOf(value: unknown): string[] {
  const found = new Set<string>();
  const look = (below: unknown, above: string): void => {
    if (Array.isArray(below)) for (const one of below) look(one, above);
    else if (typeof below === "object" && below !== null)
      for (const [key, next] of Object.entries(below)) {
        found.add(above + key);
        look(next, `${above}${key}.`);
      }
  };
  look(value, "");
  return [...found].toSorted();
}

const under = (above: string, keys: readonly string[]): string[] => [
  above,
  ...keys.map((key) => `${above}.${key}`),
];

const slugs = under("slugs", ["de", "en", "it"]);
const address = ["addition", "city", "country", "fullName", "phone", "postalCode", "province", "street"];
const line = [
  "band",
  "grams",
  "id",
  "name",
  "on_sale",
  "paused_until",
  "priceNow",
  "pricePerKg",
  "product_id",
  "quantity",
  "stock",
  "total",
  "unit_cents",
  "variant_id",
  "was_cents",
  ...under("picture", ["alt", "height", "src", "width"]),
  ...slugs,
];

/** Cart data sent to the browser that owns the cart. */
const cart = under("cart", [
  "card",
  "codes",
  "count",
  "country",
  "email",
  "fingerprint",
  "free_shipping_from_cents",
  "id",
  "payment",
  "waiting",
  ...under("billingAddress", address),
  ...under("shippingAddress", address),
  ...under("lines", line),
  ...under("requests", ["gift", "gift_message", "invoice", "notes"]),
  ...under("totals", ["discount", "goods", "shipping", "tax", "total"]),
]);

/**
 * Routes with JSON responses, and every key each may contain. Written by hand: a new field is readable by everyone who
 * can send the request.
 */
const table: Readonly<Record<string, readonly string[]>> = {
  "/api/build": ["id"],
  "/health/live": ["status"],
  "/health/ready": ["status"],
  "/api/suggest?q=hasel": under("suggestions", ["kind", "name", "path", "picture", "price"]),
  "/api/postal-codes?country=it&code=08039": ["province", "towns"],
  "/api/cart": ["at", ...cart, ...under("delivery", ["from", "to"])],
};

test("JSON responses contain only the listed keys", { timeout: 120_000 }, async ({ buyer }) => {
  const { request } = buyer;
  const { id } = await placeOrder("de");
  await request.get(await orderLinkOf(id));
  await buyer.add();
  await buyer.inform();
  for (const [path, keys] of Object.entries({
    ...table,
    [`/api/orders/${id}/status`]: ["invoiced", "status"],
  })) {
    expect(keysOf(await (await request.get(path)).json()), path).toEqual(keys.toSorted());
  }
  const { cart } = (await (await request.get("/api/cart")).json()) as {
    cart: { lines: { stock: unknown }[] };
  };
  // forty packs are in stock
  expect(cart.lines.map(({ stock }) => stock)).toEqual([null]);
});
