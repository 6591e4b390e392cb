import { describe, expect, it } from "vitest";
import { billingCountryCodes, countryCodes, countryRules } from "./country-rules";
import { isExcluded, isExcludedTown, isPostalCode, normalisePostalCode, provinceOf } from "./countries";
import { italianProvinces, spanishProvinceOf, spanishProvinces } from "./provinces";

it("has the five delivery countries, and all EU countries and the UK for billing", () => {
  // 27 member states and the United Kingdom
  expect(new Set(billingCountryCodes).size).toBe(28);
  expect(countryCodes).toEqual(["it", "fr", "de", "es", "gb"]);
});

describe("postal codes", () => {
  it.each([
    ["gb", "sw1a1aa", "SW1A 1AA"],
    ["gb", " m1  1ae ", "M1 1AE"],
    ["gb", "bfpo57", "BFPO 57"],
    // full-width digits, as typed on East Asian keyboards
    ["de", "８０３３１", "80331"],
    ["fr", "75 004", "75004"],
    ["de", " 80331", "80331"],
    ["it", "08039", "08039"],
    ["de", "D-80331", "80331"],
    ["it", "I - 08039", "08039"],
    ["de", "80 331", "80331"],
    ["nl", "1012ab", "1012 AB"],
    ["pl", "00950", "00-950"],
    ["pt", "1100 148", "1100-148"],
    ["se", "SE-111 22", "111 22"],
    ["cz", "10000", "100 00"],
    ["lv", "lv 1050", "LV-1050"],
    ["lt", "01100", "LT-01100"],
    ["ie", "d02af30", "D02 AF30"],
    ["mt", "vlt1000", "VLT 1000"],
    ["ie", "  ", ""],
  ] as const)("%s: normalises %s to %s", (country, written, expected) => {
    expect(normalisePostalCode(country, written)).toBe(expected);
  });

  it.each([
    ["de", "80331", true],
    ["de", "8033", false],
    ["de", "D-80331", false],
    ["it", "08039", true],
    ["it", "080390", false],
    ["it", "00000", false],
    ["it", "98168", true],
    ["it", "99999", false],
    ["fr", "00000", false],
    ["fr", "99999", false],
    ["fr", "75004", true],
    ["es", "28013", true],
    ["es", "53001", false],
    ["es", "00100", false],
    ["gb", "SW1A 1AA", true],
    ["gb", "EC1A 1BB", true],
    ["gb", "W1A 0AX", true],
    ["gb", "BT1 5GS", true],
    ["gb", "IM1 1AD", true],
    ["gb", "BFPO 57", true],
    ["gb", "80331", false],
    ["gb", "SW1A 1CA", false],
  ] as const)("%s: %s is a valid postal code: %s", (country, code, expected) => {
    expect(isPostalCode(country, code)).toBe(expected);
  });

  it.each(billingCountryCodes)("accepts the example of %s in any spelling", (country) => {
    const { postalCodeExample: example } = countryRules[country];
    for (const written of [example, example.toLowerCase(), example.replaceAll(/[ -]/g, ""), ` ${example} `]) {
      expect(normalisePostalCode(country, written)).toBe(example);
      expect(isPostalCode(country, normalisePostalCode(country, written))).toBe(true);
    }
    expect(isPostalCode(country, normalisePostalCode(country, "1"))).toBe(false);
  });

  it("rejects postal codes that no German place has", () => {
    expect(["00000", "00999", "99999"].map((code) => isPostalCode("de", code))).toEqual([
      false,
      false,
      false,
    ]);
    expect(["01067", "99998"].map((code) => isPostalCode("de", code))).toEqual([true, true]);
  });
});

describe("excluded territories", () => {
  it.each([
    ["it", "23041", "Livigno"],
    ["it", "22061", "Campione d'Italia"],
    ["it", "47890", "San Marino"],
    ["it", "47899", "San Marino"],
    ["it", "00120", "Vatican"],
    ["fr", "97110", "Guadeloupe"],
    ["fr", "97400", "Réunion"],
    ["fr", "98713", "French Polynesia"],
    ["fr", "98800", "New Caledonia"],
    ["de", "27498", "Helgoland"],
    ["de", "78266", "Büsingen"],
    ["es", "35001", "Las Palmas"],
    ["es", "38001", "Tenerife"],
    ["es", "51001", "Ceuta"],
    ["es", "52001", "Melilla"],
    ["gb", "JE2 3AB", "Jersey"],
    ["gb", "GY1 1AA", "Guernsey"],
    ["gb", "GX11 1AA", "Gibraltar"],
  ] as const)("%s %s %s is excluded", (...[country, code]) => {
    expect(isExcluded(country, code)).toBe(true);
  });

  it.each([
    ["fr", "98000", "Monaco"],
    ["it", "23030", "beside Livigno"],
    ["it", "08039", "Tonara"],
    ["de", "27472", "Cuxhaven"],
    ["es", "07001", "Palma de Mallorca"],
    ["gb", "IM1 1AD", "Isle of Man"],
    ["gb", "G2 1AL", "Glasgow"],
    ["gb", "BT1 5GS", "Belfast"],
  ] as const)("%s %s %s is not excluded", (...[country, code]) => {
    expect(isExcluded(country, code)).toBe(false);
  });
});

describe("excluded towns", () => {
  it.each([
    ["it", "23030", "Livigno", true],
    ["it", "23100", " Trepalle di LIVIGNO ", true],
    ["it", "23030", "Valfurva", false],
    ["it", "22060", "Campione d’Italia", true],
    ["it", "22060", "Campione di Italia", true],
    ["it", "22060", "Campione-d'Italia", true],
    ["it", "22060", "Campione (CO)", true],
    ["it", "23030", "L i v i g n o", true],
    ["it", "22060", "Campione", true],
    ["it", "25010", "Campione del Garda", false],
    ["it", "25010", "Campione", false],
    ["de", "80331", "Livigno", false],
  ] as const)("%s %s %s is excluded: %s", (country, code, town, excluded) => {
    expect(isExcludedTown(country, code, town)).toBe(excluded);
  });
});

describe("provinces", () => {
  it("has the 107 Italian provinces without duplicates", () => {
    expect(italianProvinces).toHaveLength(107);
    expect(new Set(italianProvinces.map((p) => p.code)).size).toBe(107);
  });
  it("has the 52 Spanish provinces in the order of their postal codes", () => {
    expect(spanishProvinces).toHaveLength(52);
    expect(new Set(spanishProvinces.map((p) => p.code)).size).toBe(52);
    expect(spanishProvinceOf("15001")).toEqual({ code: "C", name: "A Coruña" });
    expect(spanishProvinceOf("46001")).toEqual({ code: "V", name: "Valencia" });
    expect(spanishProvinceOf("99999")).toBeUndefined();
  });
  it.each([
    ["it", "08039", "NU", "NU"],
    ["it", "08039", "", null],
    ["it", "08039", "XX", null],
    ["es", "28013", "", "M"],
    ["es", "08001", "", "B"],
    ["es", "50001", "", "Z"],
    ["es", "01001", "MI", "VI"],
    ["de", "80331", "NU", ""],
    ["gb", "SW1A 1AA", "", ""],
  ] as const)("%s %s with %j chosen: %j", (country, postalCode, chosen, expected) => {
    expect(provinceOf(country, postalCode, chosen)).toBe(expected);
  });
});
