import { expect, it } from "vitest";
import {
  countryName,
  dateTime,
  exactTime,
  list,
  longDate,
  money,
  moneyPerKg,
  percent,
  weight,
} from "./format";

// Written out: \u00a0 is the space that never breaks, \u2212 the minus sign.
it.each([
  [1250, "12,50\u00a0€", "12,50\u00a0€", "€12.50"],
  [-217, "\u22122,17\u00a0€", "\u22122,17\u00a0€", "\u2212€2.17"],
])("money %i", (cents, de, it, en) => {
  expect(money(cents, "de")).toBe(de);
  expect(money(cents, "it")).toBe(it);
  expect(money(cents, "en")).toBe(en);
});

it("lists as the language does, English without a comma before its and", () => {
  expect(list(["Italia", "Francia", "Spagna"], "it")).toBe("Italia, Francia e Spagna");
  expect(list(["Italy", "France", "Spain"], "en")).toBe("Italy, France and Spain");
});

it("price per kilogram, per cent, weight", () => {
  expect(moneyPerKg(4300, "de")).toBe("43,00\u00a0€/kg");
  expect(percent(10, "de")).toBe("10\u00a0%");
  expect(percent(10, "en")).toBe("10%");
  expect(weight(300, "de")).toBe("300 g");
  expect(weight(1000, "it")).toBe("1 kg");
  expect(weight(1500, "en")).toBe("1.5 kg");
});

it("days are those of Tonara, countries in the reader's language", () => {
  expect(longDate("2026-11-21T23:30:00.000Z", "de")).toBe("22. November 2026");
  expect(dateTime("2026-12-01T10:00:00.000Z", "de")).toBe("1. Dezember 2026 um 11:00");
  expect(countryName("it", "de")).toBe("Italien");
  expect(countryName("", "de")).toBe("");
});

it.each([
  ["2026-12-01T10:00:00.000Z", "1. Dezember 2026 um 11:00:00 MEZ", "1 December 2026 at 11:00:00 CET"],
  ["2026-07-01T10:00:00.000Z", "1. Juli 2026 um 12:00:00 MESZ", "1 July 2026 at 12:00:00 CEST"],
])("a time that counts says its zone: %s", (iso, de, en) => {
  expect(exactTime(iso, "de")).toBe(de);
  expect(exactTime(iso, "en")).toBe(en);
  expect(exactTime(iso, "it")).toMatch(/CES?T$/);
});
