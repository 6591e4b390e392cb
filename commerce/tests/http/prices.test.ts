import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atNight, rowsOfRun } from "../../../testing/night";
import { createProduct, type TestProduct } from "../../../testing/products";
import { addShippingMethod, cartWith, catalogue, choosePayment, owner, send, shopper, variant } from "./shop";

const admin = await owner();
const made: TestProduct[] = [];

async function product(title: string, euro: number, typeId?: string): Promise<TestProduct> {
  const created = await createProduct(title, { euro, typeId });
  made.push(created);
  return created;
}

afterAll(async () => {
  for (const { id } of made) await admin.admin.product.delete(id);
});

const cents = (euro: number | undefined) => Math.round(Number(`${(euro ?? Number.NaN).toFixed(6)}e2`));
const oneOf = (item: TestProduct) => [{ variant_id: item.variantId, quantity: 1 }];

describe("free shipping", () => {
  it("has a name in the cart's language", async () => {
    const { id: variantId } = await variant("ST-MAN-0150");
    const { id } = await cartWith([{ variant_id: variantId, quantity: 1 }]);
    await shopper.store.cart.update(id, { locale: "it-IT" });
    const { shipping_options: options } = await shopper.store.fulfillment.listCartOptions({ cart_id: id });
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({
      name: "Spedizione standard",
      type: { description: "Con corriere" },
      data: { cents: 690, free_from_cents: 5000 },
    });
  });
});

describe("tax", () => {
  const types = new Map<string, string>();

  beforeAll(async () => {
    const { product_types: all } = await admin.admin.productType.list();
    for (const type of all) types.set(type.value, type.id);
  });

  const rates: [country: "de" | "it" | "fr" | "es" | "gb", type: string, rate: number][] = [
    ["de", "Torrone", 7],
    ["it", "Torrone", 10],
    ["fr", "Torrone", 20],
    ["es", "Torrone", 10],
    ["gb", "Torrone", 20],
    ["de", "Torrone mit Schokolade", 7],
    ["it", "Torrone mit Schokolade", 10],
    ["fr", "Torrone mit Schokolade", 20],
    ["es", "Torrone mit Schokolade", 10],
    ["gb", "Torrone mit Schokolade", 20],
  ];
  const everyday = ["de Torrone", "it Torrone", "fr Torrone mit Schokolade", "gb Torrone mit Schokolade"];
  const ratesOfRun = rowsOfRun(rates, ([country, type]) => `${country} ${type}`, everyday);
  it.each(ratesOfRun)("in %s for %s is %i per cent, for shipping nougat's", async (country, type, rate) => {
    const shippingRate = { de: 7, it: 10, fr: 20, es: 10, gb: 20 }[country];
    const goods = await product(`Steuer ${country} ${type}`, 10, types.get(type));
    const { id } = await addShippingMethod((await cartWith(oneOf(goods), country)).id);
    const { cart } = await shopper.store.cart.retrieve(id);
    expect(cart.items?.[0]?.tax_lines?.map((line) => line.rate)).toEqual([rate]);
    expect(cart.shipping_methods?.[0]?.tax_lines?.map((line) => line.rate)).toEqual([shippingRate]);
    // Prices include tax: the total is the same in every country.
    expect(cents(cart.total)).toBe(1690);
    const contained = (10 * rate) / (100 + rate) + (6.9 * shippingRate) / (100 + shippingRate);
    expect(cart.tax_total).toBeCloseTo(contained, 6);
  });

  it("is not calculated for other countries, which are refused", async () => {
    const { id: variantId } = await variant("ST-MAN-0150");
    const { id } = await cartWith([{ variant_id: variantId, quantity: 1 }]);
    const answer = await send("POST", `/store/carts/${id}`, { shipping_address: { country_code: "us" } });
    expect(answer.status).toBe(400);
  });
});

const stocked = [...(await catalogue()).values()]
  .flatMap((product) => product.variants ?? [])
  .filter((variant) => (variant.inventory_quantity ?? 0) >= 5);

const carts = fc.record({
  lines: fc.uniqueArray(
    fc.record({ at: fc.nat({ max: stocked.length - 1 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 4, selector: ({ at }) => at },
  ),
  country: fc.constantFrom("it", "fr", "de", "es", "gb"),
  code: fc.boolean(),
});

// a few against the real server; the storefront's adds-up.test.ts tests many
it.each(
  fc
    .sample(carts, { numRuns: atNight ? 6 : 2, seed: 20261121 })
    .map((cart) => [JSON.stringify(cart), cart] as const),
)("%s adds up to the amount to be paid", async (_name, { lines, country, code }) => {
  const items = lines.map(({ at, quantity }) => ({ variant_id: stocked[at]?.id ?? "", quantity }));
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
