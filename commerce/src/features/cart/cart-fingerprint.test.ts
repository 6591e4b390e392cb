import { cartParts, type CartPart, type CartView } from "@su-turrone/contract/cart-view";
import { describe, expect, it } from "vitest";
import { changedParts, fingerprintOf } from "./cart-fingerprint";

type Address = NonNullable<CartView["shipping_address"]>;
type Line = CartView["lines"][number];

const address: Address = {
  first_name: "Grazia Deledda",
  last_name: "",
  address_1: "Hauptstraße 1",
  address_2: "",
  postal_code: "10115",
  city: "Berlin",
  province: "",
  country_code: "de",
  phone: "",
};

const line: Line = {
  id: "cali_1",
  product_id: "prod_1",
  variant_id: "variant_1",
  name: "Haselnusstorrone",
  slugs: null,
  grams: 150,
  picture: null,
  band: "nocciole",
  quantity: 1,
  unit_cents: 710,
  current_cents: 710,
  unit_price_exempt: false,
  stock: 20,
  on_sale: true,
  was_cents: null,
  paused_until: null,
};
const other: Line = { ...line, id: "cali_2", variant_id: "variant_2", name: "Mandeltorrone" };

const cart: Omit<CartView, "fingerprint"> = {
  id: "cart_1",
  lines: [line],
  totals: { goods_cents: 710, shipping_cents: 690, tax_cents: 92, total_cents: 1400 },
  free_shipping_from_cents: 5000,
  codes: [],
  waiting: [],
  email: "grazia@example.com",
  shipping_address: address,
  billing_address: address,
  requests: { notes: "", gift: false, gift_message: "", invoice: null },
  payment: { provider_id: "pp_bank-transfer_bank", card: null },
};

const invoice = { company: "Deledda", vat_id: "", codice_fiscale: "", sdi_code: "", pec: "" };
const withLine = (change: Partial<Line>): Partial<CartView> => ({ lines: [{ ...line, ...change }] });
const withRequest = (change: Partial<CartView["requests"]>): Partial<CartView> => ({
  requests: { ...cart.requests, ...change },
});
const withTotal = (change: Partial<CartView["totals"]>): Partial<CartView> => ({
  totals: { ...cart.totals, ...change },
});

describe("changedParts", () => {
  it.each<[string, Partial<CartView>, CartPart[]]>([
    ["another weight or product", withLine({ variant_id: "variant_2" }), ["goods"]],
    ["another quantity", withLine({ quantity: 2 }), ["goods"]],
    ["another price", withLine({ unit_cents: 720 }), ["goods"]],
    ["another name", withLine({ name: "Haselnusstorrone mit Honig" }), ["goods"]],
    ["another net weight", withLine({ grams: 140 }), ["goods"]],
    ["one line more", { lines: [line, other] }, ["goods"]],
    ["another recipient", { shipping_address: { ...address, first_name: "Sardus" } }, ["delivery_address"]],
    ["another phone", { shipping_address: { ...address, phone: "030 1234567" } }, ["delivery_address"]],
    ["another payer", { billing_address: { ...address, city: "Potsdam" } }, ["billing_address"]],
    ["another e-mail address", { email: "sardus@example.com" }, ["contact"]],
    ["a gift", withRequest({ gift: true }), ["gift"]],
    ["another text of the card", withRequest({ gift_message: "Auguri" }), ["gift"]],
    ["notes", withRequest({ notes: "Bitte klingeln" }), ["notes"]],
    ["an invoice", withRequest({ invoice }), ["invoice"]],
    ["another shipping price", withTotal({ shipping_cents: 790, total_cents: 1500 }), ["shipping"]],
    ["a code without effect", { codes: [{ code: "TORRONE10", percent: 10 }] }, ["code"]],
    ["another discount", withTotal({ total_cents: 1329 }), ["code"]],
    ["another VAT", withTotal({ tax_cents: 224 }), ["vat"]],
    ["another method", { payment: { provider_id: "pp_stripe_stripe", card: null } }, ["method"]],
    ["another card", { payment: { provider_id: "pp_bank-transfer_bank", card: "visa 4242" } }, ["method"]],
    ["no method", { payment: null }, ["method"]],
    [
      "other goods without the VAT and the method that went with them",
      { ...withLine({ quantity: 2 }), ...withTotal({ tax_cents: 224 }), payment: null },
      ["goods"],
    ],
  ])("names %s", (_, change, parts) => {
    expect(changedParts(fingerprintOf(cart), { ...cart, ...change })).toEqual(parts);
  });

  it.each<[string, Partial<CartView>]>([
    ["an equal cart", {}],
    ["the stock, which the page does not show", withLine({ stock: 3 })],
    ["a line that was removed and put back", withLine({ id: "cali_9" })],
    ["a code that waits", { waiting: [{ code: "SOMMER", state: "not_applicable", missing: null }] }],
  ])("does not name %s", (_, change) => {
    expect(changedParts(fingerprintOf(cart), { ...cart, ...change })).toEqual([]);
  });

  it("ignores the order of the lines", () => {
    const shown = fingerprintOf({ ...cart, lines: [line, other] });
    expect(changedParts(shown, { ...cart, lines: [other, line] })).toEqual([]);
  });

  it("names every part for a page without a fingerprint", () => {
    expect(changedParts("", cart)).toEqual(cartParts.filter((part) => part !== "vat"));
  });
});
