import { describe, expect, it } from "vitest";
import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import type { CartSnapshot } from "./cart-snapshot";
import { isRepeated, planCartChange, recentChangesKey, withChange } from "./plan-cart-change";

const now = new Date("2026-11-22T12:00:00Z");
const line = { id: "l1", variant_id: "v1", name: "Torrone", grams: 150, quantity: 2, unit_price: 7.1 };
const cart: CartSnapshot = {
  lines: [line],
  address: { address_1: null, city: null, country_code: "de" },
  locale: "de-DE",
  hasShipping: true,
  metadata: {},
  applied: [],
  remembered: [],
};
const emptyAddress = {
  first_name: "",
  last_name: "",
  address_1: "",
  address_2: "",
  postal_code: "",
  city: "",
  province: "",
  phone: "",
};
const actionOf = (change: CartChange, over: Partial<CartSnapshot> = {}) =>
  planCartChange(change, { ...cart, ...over }, now).action;

describe("action of a cart change", () => {
  it.each<[string, CartChange, object]>([
    [
      "adds a line for a new variant",
      { type: "add", variant_id: "v2", quantity: 3 },
      { type: "add", variant_id: "v2", quantity: 3 },
    ],
    [
      "increases the quantity if the variant is in the cart already",
      { type: "add", variant_id: "v1", quantity: 3 },
      { type: "set_quantity", line_id: "l1", quantity: 5 },
    ],
    [
      "sets a typed quantity",
      { type: "set_quantity", line_id: "l1", quantity: 7 },
      { type: "set_quantity", line_id: "l1", quantity: 7 },
    ],
    [
      "adds the difference to the quantity seen if another browser has changed it",
      { type: "set_quantity", line_id: "l1", quantity: 2, seen: 1 },
      { type: "set_quantity", line_id: "l1", quantity: 3 },
    ],
    [
      "does not reduce the quantity below 1",
      { type: "set_quantity", line_id: "l1", quantity: 1, seen: 9 },
      { type: "set_quantity", line_id: "l1", quantity: 1 },
    ],
    ["removes a line", { type: "remove", line_id: "l1" }, { type: "remove", line_id: "l1" }],
    [
      "does nothing if the line to remove no longer exists",
      { type: "remove", line_id: "l9" },
      { type: "none" },
    ],
    ["applies a code", { type: "apply_code", code: "TEN" }, { type: "codes", add: "TEN" }],
    ["removes a code", { type: "remove_code", code: "TEN" }, { type: "codes", remove: "TEN" }],
    [
      "sets only the country if there is no address",
      { type: "set_country", country: "it" },
      { type: "update", fields: { shipping_address: { country_code: "it" } } },
    ],
  ])("%s", (_name, change, expected) => {
    expect(actionOf(change)).toEqual(expected);
  });

  it("keeps the address and changes only its country", () => {
    const address = { address_1: "Via Roma 1", city: "Nuoro", country_code: "it" };
    expect(actionOf({ type: "set_country", country: "fr" }, { address })).toEqual({
      type: "update",
      fields: { shipping_address: { address_1: "Via Roma 1", city: "Nuoro", country_code: "fr" } },
    });
  });
});

describe("gift request", () => {
  const requestsOf = (change: CartChange, over: Partial<CartSnapshot> = {}) =>
    planCartChange(change, { ...cart, ...over }, now).requests;
  const added: CartChange = { type: "add", variant_id: "v1", quantity: 1, key: "f1", gift: true };

  it("is set if goods are added as a gift", () => {
    expect(requestsOf(added)).toEqual({ gift: true });
    expect(requestsOf({ ...added, variant_id: "v9" })).toEqual({ gift: true });
  });

  it("is unchanged if the change does not contain it", () => {
    expect(requestsOf({ type: "add", variant_id: "v1", quantity: 1 })).toBeNull();
    expect(requestsOf({ type: "remove", line_id: "l1" })).toBeNull();
  });

  it("is not set again if the same form is submitted twice", () => {
    const metadata = withChange({}, planCartChange(added, cart, now).key ?? "", now);
    expect(requestsOf(added, { metadata })).toBeNull();
  });

  it("is set if there is a gift message", () => {
    const address = { ...emptyAddress, country_code: "de" };
    const given = (requests: object): CartChange => ({
      type: "set_information",
      email: "grazia@example.com",
      locale: "de-DE",
      shipping_address: address,
      billing_address: address,
      requests: { ...noBuyerRequests, ...requests },
    });
    expect(requestsOf(given({ gift_message: "Auguri!" }))).toMatchObject({
      gift: true,
      gift_message: "Auguri!",
    });
    expect(requestsOf(given({ gift: true }))).toMatchObject({ gift: true, gift_message: "" });
    expect(requestsOf(given({}))).toEqual({ notes: "", gift: false, gift_message: "", invoice: null });
  });
});

it.each<[CartChange, string]>([
  [{ type: "add", variant_id: "v1", quantity: 98 }, "quantity_invalid"],
  [{ type: "set_quantity", line_id: "l1", quantity: 99, seen: 1 }, "quantity_invalid"],
  [{ type: "set_quantity", line_id: "l9", quantity: 1 }, "line_not_found"],
])("rejects %j with %s", (change, code) => {
  expect(() => planCartChange(change, cart, now)).toThrow(expect.objectContaining({ code }) as Error);
});

describe("repeated change", () => {
  const added: CartChange = { type: "add", variant_id: "v1", quantity: 1, key: "f1" };
  const stepped: CartChange = { type: "set_quantity", line_id: "l1", quantity: 3, seen: 2, key: "f1" };
  const after = (change: CartChange, seconds: number, change2: CartChange = change) => {
    const { key } = planCartChange(change, cart, now);
    const metadata = withChange({}, key ?? "", now);
    return planCartChange(change2, { ...cart, metadata }, new Date(now.getTime() + seconds * 1000));
  };

  it.each([
    ["ignores the same addition within five seconds", after(added, 4), true],
    ["applies the same addition after five seconds", after(added, 5), false],
    ["ignores a resent addition at any time", after(added, 60, { ...added, resent: true }), true],
    ["applies an addition from another form", after(added, 1, { ...added, key: "f2" }), false],
    ["ignores the same quantity step later", after(stepped, 60), true],
    ["applies a quantity step from another form", after(stepped, 1, { ...stepped, key: "f2" }), false],
  ])("%s", (_name, plan, repeated) => {
    expect(plan.action.type === "none").toBe(repeated);
    expect(plan.key === null).toBe(repeated);
  });

  it("has no idempotency key if the form has none or the quantity is typed", () => {
    expect(planCartChange({ ...added, key: "" }, cart, now).key).toBeNull();
    expect(planCartChange({ ...stepped, seen: undefined }, cart, now).key).toBeNull();
  });
});

it("reports missing shipping only if the cart has or gets lines and has no shipping method", () => {
  const missing = (change: CartChange, over: Partial<CartSnapshot>) =>
    planCartChange(change, { ...cart, ...over }, now).shippingMissing;
  const add: CartChange = { type: "add", variant_id: "v2", quantity: 1 };
  expect([
    missing(add, { hasShipping: false, lines: [] }),
    missing(add, {}),
    missing({ type: "remove", line_id: "l1" }, { hasShipping: false }),
    missing({ type: "apply_code", code: "TEN" }, { hasShipping: false }),
  ]).toEqual([true, false, false, true]);
});

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second));
const made = withChange(null, "add:v1:form", at(0));

it.each([
  ["is recognised immediately", "add:v1:form", false, 1, true],
  ["is not recognised after five seconds", "add:v1:form", false, 5, false],
  ["is recognised later if it is resent", "add:v1:form", true, 50, true],
  ["is not recognised from another form", "add:v1:other", true, 1, false],
])("a repeated change %s", (_when, key, always, second, expected) => {
  expect(isRepeated({ key, always }, made, at(second))).toBe(expected);
});

it.each([null, {}, { [recentChangesKey]: "?" }, { notes: "x" }])(
  "treats no change as repeated if the metadata is %j",
  (metadata) => {
    expect(isRepeated({ key: "add:v1:form", always: true }, metadata, at(0))).toBe(false);
  },
);

it("remembers the last ten changes", () => {
  let metadata: unknown = null;
  for (let n = 0; n < 11; n++) metadata = withChange(metadata, `k${n}`, at(n));
  const known = (n: number) => isRepeated({ key: `k${n}`, always: true }, metadata, at(20));
  expect([known(0), known(1), known(10)]).toEqual([false, true, true]);
});
