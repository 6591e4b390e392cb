import { decorateCartTotals } from "@medusajs/framework/utils";
import { afterAll, expect, it } from "vitest";
import { cartQuery } from "../../src/features/cart/cart-query";
import { ownKnex } from "./database";
import { change } from "./cart-change-tools";
import { deleteCodes, makeCode } from "./code-tools";
import { addShippingMethod, cartWith, choosePayment, shopper, variant } from "./shop";

const database = ownKnex();
afterAll(deleteCodes);

const totals = [
  "total",
  "subtotal",
  "tax_total",
  "item_total",
  "item_subtotal",
  "original_item_total",
  "original_item_subtotal",
  "shipping_total",
] as const;

const address = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const;

/** Fields in which the one statement must agree with Medusa's own reading of a cart. */
const fields = {
  cart: ["id", "email", "locale", "currency_code", "region_id", "sales_channel_id", "metadata"],
  items: ["id", "product_id", "variant_id", "product_title", "title", "thumbnail", "quantity", "unit_price"],
  taxLines: ["id", "rate", "code"],
  adjustments: ["id", "amount", "code", "promotion_id"],
  methods: ["id", "amount", "is_tax_inclusive"],
  promotions: ["id", "code", "is_automatic"],
  sessions: ["id", "status", "provider_id", "amount", "data"],
} as const;

const selected = [
  ...fields.cart,
  ...totals,
  ...[...fields.items, "total"].map((field) => `items.${field}`),
  ...fields.taxLines.flatMap((field) => [`items.tax_lines.${field}`, `shipping_methods.tax_lines.${field}`]),
  ...fields.adjustments.map((field) => `items.adjustments.${field}`),
  ...fields.methods.map((field) => `shipping_methods.${field}`),
  ...fields.promotions.map((field) => `promotions.${field}`),
  ...fields.sessions.map((field) => `payment_collection.payment_sessions.${field}`),
  ...address.flatMap((field) => [`shipping_address.${field}`, `billing_address.${field}`]),
].join(",");

type Row = Record<string, unknown>;

const rowsOf = (value: unknown): Row[] =>
  ((value ?? []) as Row[]).toSorted((a, b) => String(a["id"]).localeCompare(String(b["id"])));

const pick = (row: unknown, names: readonly string[]): Row | null =>
  row ? Object.fromEntries(names.map((name) => [name, (row as Row)[name] ?? null])) : null;

const pickTotals = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, Number(row[name])]));

/** A reading of a cart, reduced to what both have. */
function comparable(cart: Row, sessions: unknown) {
  const taxes = (row: Row) => rowsOf(row["tax_lines"]).map((line) => pick(line, fields.taxLines));
  return {
    ...pick(cart, fields.cart),
    ...pickTotals(cart, totals),
    items: rowsOf(cart["items"]).map((item) => ({
      ...pick(item, fields.items),
      ...pickTotals(item, ["unit_price", "total"]),
      taxes: taxes(item),
      adjustments: rowsOf(item["adjustments"]).map((row) => ({
        ...pick(row, fields.adjustments),
        ...pickTotals(row, ["amount"]),
      })),
    })),
    methods: rowsOf(cart["shipping_methods"]).map((method) => ({
      ...pick(method, fields.methods),
      ...pickTotals(method, ["amount"]),
      taxes: taxes(method),
    })),
    promotions: rowsOf(cart["promotions"]).map((row) => pick(row, fields.promotions)),
    sessions: rowsOf(sessions).map((row) => ({
      ...pick(row, fields.sessions),
      ...pickTotals(row, ["amount"]),
    })),
    shipping_address: pick(cart["shipping_address"], address),
    billing_address: pick(cart["billing_address"], address),
  };
}

async function bothReadings(id: string) {
  const [row] = (await cartQuery(database, id)) as Row[];
  const own = decorateCartTotals(row ?? {}) as unknown as Row;
  const { cart } = await shopper.store.cart.retrieve(id, { fields: selected });
  const sessions = cart.payment_collection?.payment_sessions;
  return {
    own: comparable(own, own["payment_sessions"]),
    medusa: comparable(cart as unknown as Row, sessions),
  };
}

const twoLines = async () => [
  { variant_id: (await variant("ST-NOC-0150")).id, quantity: 3 },
  { variant_id: (await variant("ST-MAN-0300")).id, quantity: 1 },
];

const carts: readonly (readonly [string, () => Promise<string>])[] = [
  ["without goods", async () => (await cartWith([])).id],
  ["with two lines and no shipping", async () => (await cartWith(await twoLines())).id],
  [
    "with shipping to a country with other rates",
    async () => {
      const { id } = await cartWith(await twoLines(), "it");
      return (await addShippingMethod(id)).id;
    },
  ],
  [
    "with a code and a removed line",
    async () => {
      const { id, items } = await cartWith(await twoLines());
      const { code } = await makeCode({ value: "7" });
      await change(id, { type: "apply_code", code });
      await change(id, { type: "remove", line_id: items?.[1]?.id ?? "" });
      return id;
    },
  ],
  [
    "with a payment chosen twice",
    async () => {
      const { id } = await cartWith(await twoLines());
      await addShippingMethod(id);
      await choosePayment(id);
      await choosePayment(id);
      return id;
    },
  ],
];

it.each(carts)("reads a cart %s with one statement as Medusa does", async (_what, make) => {
  const { own, medusa } = await bothReadings(await make());
  expect(own).toEqual(medusa);
});
