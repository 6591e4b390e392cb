import fc from "fast-check";
import { expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { cartWith, catalogue, choosePayment, send, addShippingMethod, shopper } from "./shop";

const variants = [...(await catalogue()).values()]
  .flatMap((product) => product.variants ?? [])
  .filter((variant) => (variant.inventory_quantity ?? 0) >= 5);

const carts = fc.record({
  lines: fc.uniqueArray(
    fc.record({ at: fc.nat({ max: variants.length - 1 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 4, selector: ({ at }) => at },
  ),
  country: fc.constantFrom("it", "fr", "de", "es", "gb"),
  code: fc.boolean(),
});

const cents = (euro: number | undefined) => Math.round(Number(`${(euro ?? Number.NaN).toFixed(6)}e2`));

// a few against the real server; the storefront's adds-up.test.ts tests many
it.each(
  fc
    .sample(carts, { numRuns: atNight ? 6 : 2, seed: 20261121 })
    .map((cart) => [JSON.stringify(cart), cart] as const),
)("%s adds up to the amount to be paid", async (_name, { lines, country, code }) => {
  const items = lines.map(({ at, quantity }) => ({ variant_id: variants[at]?.id ?? "", quantity }));
  const { id } = await addShippingMethod((await cartWith(items, country)).id);
  if (code) await send("POST", `/store/carts/${id}/changes`, { type: "apply_code", code: "TORRONE10" });
  const { cart: before } = await shopper.store.cart.retrieve(id);
  await choosePayment(before.id);
  const { cart } = await shopper.store.cart.retrieve(id);

  const goods = (cart.items ?? []).reduce((sum, item) => sum + cents(item.unit_price) * item.quantity, 0);
  const shipping = goods >= 5000 ? 0 : 690;
  const discount = code ? Math.floor((goods * 10 + 50) / 100) : 0;
  const total = goods - discount + shipping;
  expect(cents(cart.original_item_total)).toBe(goods);
  expect(cents(cart.shipping_total)).toBe(shipping);
  expect(cents(cart.total)).toBe(total);
  // the discount of each line is a whole number of cents, so that nobody rounds it differently
  const off = (cart.items ?? []).flatMap((item) => (item.adjustments ?? []).map(({ amount }) => amount));
  for (const euro of off) expect(euro).toBe(cents(euro) / 100);
  expect(cents(off.reduce((sum, euro) => sum + euro, 0))).toBe(discount);
  expect(cents(cart.payment_collection?.amount)).toBe(total);
  expect(cents(cart.payment_collection?.payment_sessions?.[0]?.amount)).toBe(total);
});
