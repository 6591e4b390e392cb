import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import { describe, expect, it } from "vitest";
import { address, cart } from "~/cart/example-cart";
import { checkInformation, readInformation, typedFromCart } from "./information";

const right: Record<string, string> = {
  email: " anna@example.com ",
  notes: "Bitte klingeln\r\nbei Berger",
  billingSame: "on",
  "shipping.fullName": "Anna  Berger",
  "shipping.street": "Lindenweg 4",
  "shipping.postalCode": " 80331 ",
  "shipping.city": "München",
  "shipping.country": "de",
};

function check(changes: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...changes })) {
    if (value !== undefined) form.set(name, value);
  }
  return checkInformation(readInformation(form));
}

const errorsOf = (changes: Record<string, string | undefined>) => {
  const result = check(changes);
  return result.ok ? {} : result.errors;
};

it("accepts a German guest and normalises the input", () => {
  expect(check({})).toEqual({
    ok: true,
    value: {
      email: "anna@example.com",
      shipping: address,
      billing: null,
      requests: { ...noBuyerRequests, notes: "Bitte klingeln\nbei Berger" },
    },
  });
});

it("accepts a gift message for a gift and drops it otherwise", () => {
  const giftMessage = " Alles Gute,\r\nOma! ";
  expect(check({ gift: "on", giftMessage })).toMatchObject({
    ok: true,
    value: { requests: { gift: true, gift_message: "Alles Gute,\nOma!" } },
  });
  expect(check({ giftMessage })).toMatchObject({
    ok: true,
    value: { requests: { gift: false, gift_message: "" } },
  });
  expect(errorsOf({ gift: "on", giftMessage: "x".repeat(301) })).toEqual({ giftMessage: "too_long" });
  expect(errorsOf({ giftMessage: "x".repeat(301) })).toEqual({});
});

it.each([
  ["Alles Gute 🎂🎉, Oma!", "Alles Gute , Oma!"],
  ["Für dich ❤️", "Für dich"],
  ["👩🏽‍🍳 und 🇮🇹 und 1️⃣", "und und 1"],
  ["Torrone™ © 2026 – ciao!", "Torrone™ © 2026 – ciao!"],
  ["🎂", ""],
  ["\u200b\n\ufeff", ""],
  ["\u3164", ""],
  ["🏽", ""],
  ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", ""],
  ["Go 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!", "Go !"],
  ["می\u200cخواهم", "می\u200cخواهم"],
])("keeps of a gift message what the card prints: %s", (giftMessage, printed) => {
  expect(check({ gift: "on", giftMessage })).toMatchObject({
    value: { requests: { gift_message: printed } },
  });
});

const giftRequests = { ...noBuyerRequests, gift: true };

it("preselects a separate billing address for a new gift and keeps a later choice", () => {
  expect(typedFromCart(cart({ requests: giftRequests }))).toMatchObject({ gift: true, billingSame: false });
  expect(typedFromCart(cart())).toMatchObject({ gift: false, billingSame: true });
  const known = { shippingAddress: address, billingAddress: address };
  expect(typedFromCart(cart({ requests: giftRequests, ...known }))).toMatchObject({ billingSame: true });
});

it("normalises a British postal code and derives the province of a Spanish one", () => {
  expect(
    check({ "shipping.country": "gb", "shipping.postalCode": "sw1a1aa", "shipping.city": "London" }),
  ).toMatchObject({
    ok: true,
    value: { shipping: { postalCode: "SW1A 1AA", province: "" } },
  });
  expect(
    check({ "shipping.country": "es", "shipping.postalCode": "28013", "shipping.city": "Madrid" }),
  ).toMatchObject({
    ok: true,
    value: { shipping: { province: "M" } },
  });
});

it.each([
  ["O’Neill-Þórsdóttir", "O’Neill-Þórsdóttir"],
  ["d'Angelo", "d'Angelo"],
  ["Müßig 🎁", "Müßig 🎁"],
  ["Anna\u0000 \u0007Berger", "Anna Berger"],
  ["\u00a0Anna\tBerger\u2003", "Anna Berger"],
])("accepts the name %j and strips only control characters and extra white space", (written, kept) => {
  expect(check({ "shipping.fullName": written })).toMatchObject({
    ok: true,
    value: { shipping: { fullName: kept } },
  });
});

it("keeps the province only for countries that have provinces", () => {
  const italian = { "shipping.country": "it", "shipping.postalCode": "08039", "shipping.province": "NU" };
  expect(check(italian)).toMatchObject({ ok: true, value: { shipping: { province: "NU" } } });
  expect(check({ ...italian, "shipping.country": "de" })).toMatchObject({
    ok: true,
    value: { shipping: { province: "" } },
  });
});

it.each([
  [{ email: "" }, { email: "required" }],
  [{ email: "anna@" }, { email: "email" }],
  [{ email: "änna@müller.de" }, { email: "email_letters" }],
  [{ email: "änna@" }, { email: "email" }],
  [{ email: `${"a".repeat(260)}@example.com` }, { email: "too_long" }],
  [{ "shipping.fullName": "   " }, { "shipping.fullName": "required" }],
  [{ "shipping.fullName": "\u200f" }, { "shipping.fullName": "required" }],
  [{ "shipping.city": "\u200b👍" }, { "shipping.city": "required" }],
  [{ "shipping.fullName": "x".repeat(101) }, { "shipping.fullName": "too_long" }],
  [{ "shipping.street": undefined }, { "shipping.street": "required" }],
  [{ "shipping.city": "x".repeat(81) }, { "shipping.city": "too_long" }],
  [{ "shipping.postalCode": "8033" }, { "shipping.postalCode": "postal_code" }],
  [{ "shipping.postalCode": "27498" }, { "shipping.postalCode": "not_delivered" }],
  [{ "shipping.country": "us" }, { "shipping.country": "country" }],
  [{ "shipping.country": "at", "shipping.postalCode": "1010" }, { "shipping.country": "country" }],
  [{ "shipping.postalCode": "" }, { "shipping.postalCode": "required" }],
  [{ "shipping.country": "it", "shipping.postalCode": "08039" }, { "shipping.province": "province" }],
  [{ "shipping.phone": "call me" }, { "shipping.phone": "phone" }],
  [{ notes: "x".repeat(501) }, { notes: "too_long" }],
  [
    { email: "", "shipping.city": "", "shipping.fullName": "" },
    { email: "required", "shipping.fullName": "required", "shipping.city": "required" },
  ],
])("rejects %o", (changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

it.each([
  "+49 89 123456",
  "(0784) 63823",
  "089/123456",
  "+39 0784-63823",
  "0034.600.111.222",
  "+ 49 89–123456",
])("accepts the phone number %s", (phone) => {
  expect(errorsOf({ "shipping.phone": phone })).toEqual({});
});

it("reports all errors at once in form order", () => {
  const errors = errorsOf({
    email: "anna@",
    notes: "x".repeat(501),
    "shipping.fullName": "",
    "shipping.postalCode": "27498",
    "shipping.city": "",
  });
  expect(Object.entries(errors)).toEqual([
    ["email", "email"],
    ["shipping.fullName", "required"],
    ["shipping.postalCode", "not_delivered"],
    ["shipping.city", "required"],
    ["notes", "too_long"],
  ]);
});

describe("separate billing address", () => {
  const billing = {
    billingSame: undefined,
    "billing.fullName": "Torrone GmbH",
    "billing.street": "Hauptstraße 1",
    "billing.postalCode": "27498",
    "billing.city": "Helgoland",
    "billing.country": "de",
  };
  it("may be in an area without delivery", () => {
    expect(check(billing)).toMatchObject({ ok: true, value: { billing: { postalCode: "27498" } } });
  });
  it.each([
    ["at", "1010", "1010"],
    ["nl", "1012ab", "1012 AB"],
    ["ie", "", ""],
  ])("may be in %s", (country, typed, postalCode) => {
    const abroad = { ...billing, "billing.country": country, "billing.postalCode": typed };
    expect(check(abroad)).toMatchObject({ ok: true, value: { billing: { country, postalCode } } });
  });
  it("is rejected in any other country", () => {
    expect(errorsOf({ ...billing, "billing.country": "ch", "billing.postalCode": "8001" })).toEqual({
      "billing.country": "country",
    });
  });
  it("is validated like the shipping address", () => {
    expect(errorsOf({ ...billing, "billing.city": "", "billing.postalCode": "1" })).toEqual({
      "billing.postalCode": "postal_code",
      "billing.city": "required",
    });
    expect(errorsOf({ ...billing, "billing.postalCode": "1" })).toEqual({
      "billing.postalCode": "postal_code",
    });
  });
  it("is ignored if it is the same as the shipping address", () => {
    expect(errorsOf({ ...billing, billingSame: "on", "billing.city": "" })).toEqual({});
  });
});

it("prefills the form from the cart", () => {
  expect(typedFromCart(cart({ country: "it" })).shipping).toMatchObject({ fullName: "", country: "it" });
  const other = { ...address, city: "Augsburg" };
  expect(typedFromCart(cart({ shippingAddress: address, billingAddress: { ...address } })).billingSame).toBe(
    true,
  );
  expect(typedFromCart(cart({ shippingAddress: address, billingAddress: other }))).toMatchObject({
    billingSame: false,
    billing: { city: "Augsburg" },
  });
});
