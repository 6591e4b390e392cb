import { expect, it } from "vitest";
import { countryName, dateTime, longDate, money, moneyPerKg, percent, weight } from "./format";

// Written out: \u00a0 is the space that never breaks, \u2212 the minus sign.
it.each([
  [1250, "12,50\u00a0€", "12,50\u00a0€", "€12.50"],
  [-217, "\u22122,17\u00a0€", "\u22122,17\u00a0€", "\u2212€2.17"],
])("money %i", (cents, de, it, en) => {
  expect(money(cents, "de")).toBe(de);
  expect(money(cents, "it")).toBe(it);
  expect(money(cents, "en")).toBe(en);
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
  expect(countryName("it", "de")).toBe("Italien");
  expect(countryName("", "de")).toBe("");
});
