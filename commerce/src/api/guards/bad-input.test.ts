import { expect, it, describe } from "vitest";
import { withCleanTexts, problemOfAddress, problemOfBody, problemOfText } from "./bad-input";

it("removes hidden characters from texts at any depth, and nothing else", () => {
  const body = {
    title: "Torrone\u000b alle\u0000 mandorle\uffff",
    subtitle: "due\nrighe\te un 🎄",
    options: [{ values: ["\u202a300 g\u202c", "5\ud83c00 g"] }],
    weight: 300,
    discountable: false,
    collection_id: null,
  };
  expect(withCleanTexts(body)).toEqual({
    title: "Torrone alle mandorle",
    subtitle: "due\nrighe\te un 🎄",
    options: [{ values: ["300 g", "500 g"] }],
    weight: 300,
    discountable: false,
    collection_id: null,
  });
  expect(withCleanTexts(undefined)).toBeUndefined();
  const buffer = Buffer.from([0, 1]);
  expect(withCleanTexts(buffer)).toBe(buffer);
});

describe("problemOfBody", () => {
  it.each([
    [{ quantity: 1 }],
    [{ quantity: 99 }],
    [{ items: [{ variant_id: "variant_1", quantity: 2 }] }],
    [{ requests: { notes: "Bitte klingeln.\nDanke", invoice: { vat_id: "IT01234567890", pec: "" } } }],
    [{ metadata: null }],
    [{ shipping_address: { first_name: "Grazia", metadata: null } }],
    [{}],
    [undefined],
  ])("accepts %j", (body) => {
    expect(problemOfBody(body)).toBeNull();
  });

  it.each([0, -1, 1.5, 100, 9999, "2", "viele", null, true, [1], NaN])("rejects %j", (quantity) => {
    expect(problemOfBody({ quantity })).toBe("quantity must be a whole number from 1 to 99");
    expect(problemOfBody({ items: [{ quantity }] })).toBe("quantity must be a whole number from 1 to 99");
  });

  it.each([
    [{ shipping_address: { first_name: "x".repeat(101) } }, "first_name is too long: at most 100 characters"],
    [{ requests: { notes: "x".repeat(501) } }, "notes is too long: at most 500 characters"],
    [{ requests: { gift_message: "x".repeat(301) } }, "gift_message is too long: at most 300 characters"],
    [{ requests: { invoice: { pec: "x".repeat(256) } } }, "pec is too long: at most 255 characters"],
    [{ metadata: { notes: "Klingeln" } }, "metadata is not accepted here"],
    [{ metadata: "x" }, "metadata is not accepted here"],
    [{ items: [{ metadata: { notes: "x" } }] }, "metadata is not accepted here"],
    [{ shipping_address: { metadata: { notes: "x" } } }, "metadata is not accepted here"],
    [
      { promo_codes: Array.from({ length: 101 }, () => "A") },
      "promo_codes has too many entries: at most 100",
    ],
    [{ city: "Nu\u0000oro" }, "city contains a control character"],
    [{ shipping_address: { first_name: "Anna\u202egnihsihp" } }, "first_name contains a control character"],
    [{ requests: { notes: "\u2066Klingeln\u2069" } }, "notes contains a control character"],
    [{ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } }, "The request is nested too deeply"],
    [{ ["x".repeat(256)]: 1 }, "field name is too long: at most 255 characters"],
  ])("rejects %j", (body, problem) => {
    expect(problemOfBody(body)).toBe(problem);
  });
});

describe("problemOfText", () => {
  it.each([
    ["first_name", 100],
    ["last_name", 100],
    ["address_1", 120],
    ["city", 100],
    ["postal_code", 20],
    ["phone", 40],
    ["email", 254],
  ])("allows at most the length of a %s", (name, most) => {
    expect(problemOfText(name, "x".repeat(most))).toBeNull();
    expect(problemOfText(name, "x".repeat(most + 1))).toBe(`${name} is too long: at most ${most} characters`);
  });

  it("allows at most 255 characters by default", () => {
    expect(problemOfText("variant_id", "x".repeat(255))).toBeNull();
    expect(problemOfText("variant_id", "x".repeat(256))).toBe(
      "variant_id is too long: at most 255 characters",
    );
  });
});

describe("problemOfAddress", () => {
  it("accepts bidirectional control characters in a search term", () => {
    expect(problemOfAddress("/store/catalogue?q=\u202eטורונה\u202c")).toBeNull();
  });

  it("rejects a NUL character and an address that is too long", () => {
    expect(problemOfAddress("/store/orders/\u0000")).toBe("The address contains a control character");
    expect(problemOfAddress(`/${"x".repeat(20_000)}`)).toBe(
      "The address is too long: at most 20000 characters",
    );
  });
});
