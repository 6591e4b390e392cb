import { describe, expect, it } from "vitest";
import { meaningsOf } from "./typed-search";

/** The meanings of one kind. */
const only = (text: string, kind: string) => meaningsOf(text).filter(({ what }) => what === kind);

it.each([
  ["12", 12],
  ["#12", 12],
  ["ST-12", 12],
  ["ST-1042-7K3M9QPD", 1042],
  ["st 1042 7k3m9qpd", 1042],
  // the beginning of a reference
  ["ST-1042-7K3", 1042],
  ["ST-1042-867", 1042],
  ["st 1042 8", 1042],
  ["1042-7K3M9QPD", 1042],
  ["Deledda", null],
  ["12a", null],
  // longer than any order number: a tracking number
  ["00340434161094042557", null],
])("reads %s as the order number %s", (text, number) => {
  expect(only(text, "number")).toEqual(number === null ? [] : [{ what: "number", number }]);
});

it.each([
  ["347 1234567", "3471234567"],
  ["+39 347 123 45 67", "3471234567"],
  ["0039-347-1234567", "3471234567"],
  ["3471234567", "3471234567"],
  // the zero of an Italian landline is dialled abroad, too, but not always written
  ["0784 123456", "784123456"],
  ["+39 0784 123456", "784123456"],
  ["(089) 1234567", "891234567"],
  ["+49 89 1234567", "891234567"],
  ["12345", null],
  ["via Roma 123456", null],
  // longer than any phone number
  ["00340434161094042557", null],
])("reads %s as the phone number %s", (text, digits) => {
  expect(only(text, "phone")).toEqual(digits === null ? [] : [{ what: "phone", digits }]);
});

it.each([
  ["46,50", 4650],
  ["46.50", 4650],
  ["46,50 €", 4650],
  ["€ 46", 4600],
  ["EUR 46,5", 4650],
  ["1.234,50", 123450],
])("reads %s as the amount of %i cents, and as nothing else", (text, cents) => {
  expect(meaningsOf(text)).toEqual([{ what: "amount", cents }]);
});

it.each([
  ["F-2026-0004", "F-2026-0004"],
  ["f 2026/4", "F-2026-0004"],
  ["NC-2026-0012", "NC-2026-0012"],
  ["dv2026-12", "DV-2026-0012"],
])("reads %s as the document %s, and as nothing else", (text, label) => {
  expect(meaningsOf(text)).toEqual([{ what: "document", label }]);
});

describe("words", () => {
  it.each(["Deledda", "via Roma 12", "nocciole", "rossi@example.com", "ST-MAN-0300", "Tonara"])(
    "are looked for: %s",
    (text) => {
      expect(only(text, "words")).toEqual([{ what: "words", text }]);
    },
  );

  it.each(["12", "347 1234567", "ST-1042-7K3M9QPD", "46,50"])("are no numbers and references: %s", (text) => {
    expect(only(text, "words")).toEqual([]);
  });
});

it("takes a word of letters that occur in codes for a part of one, too", () => {
  expect(meaningsOf("g0kx6pws")).toEqual([
    { what: "tracking", text: "g0kx6pws" },
    { what: "code", code: "G0KX6PWS" },
    { what: "words", text: "g0kx6pws" },
  ]);
  expect(meaningsOf("ST-1042-867")).toEqual([
    { what: "number", number: 1042 },
    { what: "words", text: "ST-1042-867" },
  ]);
  // no code has the letters I, L, O and U
  expect(only("Rossi", "code")).toEqual([]);
});

it("looks for a number among order, phone and tracking numbers", () => {
  expect(meaningsOf("34712345").map(({ what }) => what)).toEqual(["number", "phone", "tracking", "code"]);
  expect(meaningsOf("1234").map(({ what }) => what)).toEqual(["number", "tracking"]);
  expect(meaningsOf("12")).toEqual([{ what: "number", number: 12 }]);
});
