import { expect, test } from "vitest";
import {
  alternatives,
  countryName,
  date,
  dateTime,
  dateRange,
  decimal,
  exactTime,
  list,
  money,
  moneyPerKg,
  number,
  percent,
  weight,
} from "./formats";

// Escaped: \u00a0 is the no-break space, \u2212 the minus sign.
test.each([
  [1250, "12,50\u00a0€", "12,50\u00a0€", "€12.50"],
  [0, "0,00\u00a0€", "0,00\u00a0€", "€0.00"],
  [5, "0,05\u00a0€", "0,05\u00a0€", "€0.05"],
  [-300, "\u22123,00\u00a0€", "\u22123,00\u00a0€", "\u2212€3.00"],
  [123456, "1.234,56\u00a0€", "1234,56\u00a0€", "€1,234.56"],
  [1234567, "12.345,67\u00a0€", "12.345,67\u00a0€", "€12,345.67"],
])("formats %i cents as money", (cents, de, it, en) => {
  expect(money(cents, "de")).toBe(de);
  expect(money(cents, "it")).toBe(it);
  expect(money(cents, "en")).toBe(en);
});

test.each([
  ["1956", "1.956", "1956", "1,956"],
  ["25.6", "25,6", "25,6", "25.6"],
  ["0.05", "0,05", "0,05", "0.05"],
])("formats the exact decimal %s", (exact, de, it, en) => {
  expect(decimal(exact, "de")).toBe(de);
  expect(decimal(exact, "it")).toBe(it);
  expect(decimal(exact, "en")).toBe(en);
});

test("formats a price per kilogram", () => {
  expect(moneyPerKg(8333, "de")).toBe("83,33\u00a0€/kg");
  expect(moneyPerKg(8333, "it")).toBe("83,33\u00a0€/kg");
  expect(moneyPerKg(8333, "en")).toBe("€83.33/kg");
});

test.each([
  [150, "150\u00a0g", "150\u00a0g", "150\u00a0g"],
  [999, "999\u00a0g", "999\u00a0g", "999\u00a0g"],
  [1000, "1\u00a0kg", "1\u00a0kg", "1\u00a0kg"],
  [1500, "1,5\u00a0kg", "1,5\u00a0kg", "1.5\u00a0kg"],
  [2125, "2,125\u00a0kg", "2,125\u00a0kg", "2.125\u00a0kg"],
])("formats a weight of %i g", (net, de, it, en) => {
  expect(weight(net, "de")).toBe(de);
  expect(weight(net, "it")).toBe(it);
  expect(weight(net, "en")).toBe(en);
});

test("formats a number", () => {
  expect(number(12345, "de")).toBe("12.345");
  expect(number(12345, "it")).toBe("12.345");
  expect(number(12345, "en")).toBe("12,345");
});

test("formats a date in the shop's time zone", () => {
  expect(date("2026-12-01T23:30:00Z", "de")).toBe("2. Dezember 2026");
  expect(date("2026-12-01T23:30:00Z", "it")).toBe("2 dicembre 2026");
  expect(date("2026-12-01T23:30:00Z", "en")).toBe("2 December 2026");
});

test.each([
  ["2026-12-02", "2026-12-03", "2.–3. Dezember", "2–3 dicembre", "2–3 December"],
  [
    "2026-11-30",
    "2026-12-02",
    "30. November–2. Dezember",
    "30 novembre–2 dicembre",
    "30 November–2 December",
  ],
])("formats the days from %s to %s", (from, to, de, it, en) => {
  const ranges = [dateRange(from, to, "de"), dateRange(from, to, "it"), dateRange(from, to, "en")];
  expect(ranges.map((text) => text.replace(/\s*–\s*/, "–"))).toEqual([de, it, en]);
  // browsers put plain spaces there; if the page differed, hydration would fail and React would render it from scratch
  expect(ranges.join()).not.toMatch(/[\u2009\u202f]/);
});

test("formats lists and country names", () => {
  expect(list(["a", "b", "c"], "de")).toBe("a, b und c");
  expect(list(["a", "b", "c"], "it")).toBe("a, b e c");
  expect(list(["a", "b", "c"], "en")).toBe("a, b and c");
  expect(alternatives(["a", "b"], "de")).toBe("a oder b");
  expect(alternatives(["a", "b"], "it")).toBe("a o b");
  expect(countryName("gb", "de")).toBe("Vereinigtes Königreich");
  expect(countryName("it", "it")).toBe("Italia");
  expect(countryName("ES", "en")).toBe("Spain");
});

test("returns an empty name for an empty country", () => {
  expect(countryName("", "de")).toBe("");
});

test("formats a percentage", () => {
  expect(percent(10, "de")).toBe("10\u00a0%");
  expect(percent(5.5, "it")).toBe("5,5%");
  expect(percent(10, "en")).toBe("10%");
});

test("formats date and time in the shop's time zone", () => {
  expect(dateTime("2026-12-01T10:00:00.000Z", "de")).toBe("1. Dezember 2026 um 11:00 Uhr");
  expect(dateTime("2026-12-01T10:00:00.000Z", "en")).toBe("1 December 2026 at 11:00");
});

test.each([
  ["2026-12-01T10:00:00.000Z", "1. Dezember 2026 um 11:00:00 MEZ", "1 December 2026 at 11:00:00 CET"],
  ["2026-07-01T10:00:00.000Z", "1. Juli 2026 um 12:00:00 MESZ", "1 July 2026 at 12:00:00 CEST"],
])("formats an exact time with its time zone: %s", (iso, de, en) => {
  expect(exactTime(iso, "de")).toBe(de);
  expect(exactTime(iso, "en")).toBe(en);
  expect(exactTime(iso, "it")).toMatch(/CES?T$/);
});
