import { describe, expect, it, vi } from "vitest";
import { countriesWithTowns, isPostalCode } from "./countries";
import { placeMismatch, proposalFor, tables } from "./places";
import { italianProvinces } from "./provinces";

it.each([
  ["it", "08039", "NU", ["Tonara"]],
  ["it", "00185", "RM", ["Roma"]],
  // provincial capital: its villages are not listed separately
  ["it", "09170", "OR", ["Oristano"]],
  // accents and particles in their official spelling
  ["it", "07020", "SS", expect.arrayContaining(["Alà dei Sardi"])],
  // two places in Sud Sardegna that GeoNames still assigns to Cagliari, and one that does belong to Cagliari
  ["it", "08033", "SU", ["Isili"]],
  ["it", "09049", "SU", ["Villasimius"]],
  ["it", "09012", "CA", expect.arrayContaining(["Capoterra"])],
  // in two provinces: ambiguous, so none is proposed
  ["it", "12071", "", ["Bagnasco", "Massimino"]],
  ["de", "10115", "", ["Berlin"]],
  ["de", "20095", "", ["Hamburg"]],
  ["de", "54298", "", ["Aach", "Eisenach", "Gilzem", "Greimerath", "Igel", "Orenhofen", "Welschbillig"]],
  ["at", "1010", "", ["Wien"]],
] as const)("in %s, %s has the province %j and the towns %j", async (country, code, province, towns) => {
  expect(await proposalFor(country, code)).toEqual({ province, towns });
});

it.each([
  ["it", "00000"],
  // Heligoland and Livigno are outside the VAT area: no delivery
  ["de", "27498"],
  ["it", "23041"],
  // the code of a single company
  ["de", "10875"],
  ["de", ""],
  ["de", "# GeoNames (https:"],
  ["de", "__proto__"],
  // countries without a table
  ["fr", "75001"],
  ["gb", "SW1A 1AA"],
] as const)("in %s, %j has no proposal", async (country, code) => {
  expect(await proposalFor(country, code)).toEqual({ province: "", towns: [] });
});

it.each([
  ["22060", "Campione d'Italia", "Cabiate"],
  ["23030", "Livigno", "Bianzone"],
])("%s does not propose %s, which is outside the delivery area", async (code, town, neighbour) => {
  const { towns } = await proposalFor("it", code);
  expect(towns).not.toContain(town);
  expect(towns).toContain(neighbour);
});

describe.each(countriesWithTowns)("the postal code table of %s", async (country) => {
  const { source, places } = (await tables[country]()).default;
  const codes = Object.keys(places);
  const rows = Object.values(places);

  it("names its source and is smaller than 400 kB", () => {
    expect(source).toContain("GeoNames (https://www.geonames.org), CC BY 4.0");
    expect(JSON.stringify(places).length).toBeLessThan(400_000);
    expect(rows.length).toBeGreaterThan(2000);
  });

  it("has valid codes", () => {
    expect(codes.filter((code) => !isPostalCode(country, code))).toEqual([]);
  });

  it("has known province codes for Italy and none for other countries", () => {
    const allowed = new Set(country === "it" ? italianProvinces.map(({ code }) => code) : [""]);
    const provincesOf = (row: string) => (row.split("|")[0] ?? "?").split(" ");
    expect(rows.filter((row) => !provincesOf(row).every((code) => allowed.has(code)))).toEqual([]);
  });

  it("has one to thirty unique towns per code and no company names", () => {
    const wrong = rows.filter((row) => {
      const towns = row.split("|").slice(1);
      const odd = towns.some((town) => town === "" || town !== town.trim() || /GmbH|\bAG\b|\d/.test(town));
      return odd || towns.length < 1 || towns.length > 30 || new Set(towns).size !== towns.length;
    });
    expect(wrong).toEqual([]);
  });
});

it("covers all 107 Italian provinces", async () => {
  const { places } = (await tables.it()).default;
  // of codes in one province only
  const named = new Set(Object.values(places).flatMap((row) => /^[A-Z]{2}(?=\|)/.exec(row) ?? []));
  expect(named.size).toBe(107);
});

describe("an Italian address", () => {
  const mismatchOf = ([postalCode, city, province]: readonly [string, string, string]) =>
    placeMismatch({ country: "it", postalCode, city, province });
  const wrongCity = ["city", "city_elsewhere"];
  const wrongProvince = ["province", "province_elsewhere"];

  it("compares a town with the whole table only once, which would hold up other requests", async () => {
    await mismatchOf(["20121", "Roma", "MI"]);
    const normalize = vi.spyOn(String.prototype, "normalize");
    await mismatchOf(["20121", "Tonara", "MI"]);
    const calls = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(calls).toBeLessThan(10);
  });

  it.each([
    [
      ["20121", "Roma", "CA"],
      [wrongCity, wrongProvince],
    ],
    [["20121", "Roma", "MI"], [wrongCity]],
    [["20121", "Milano", "RM"], [wrongProvince]],
    // no capital: the table has it only with another code
    [["20121", "Tonara", "MI"], [wrongCity]],
    // the reforms of Sardinia did not touch Sassari, and Cagliari only with Sud Sardegna
    [
      ["09124", "Sassari", "SS"],
      [wrongCity, wrongProvince],
    ],
    [
      ["07100", "Cagliari", "CA"],
      [wrongCity, wrongProvince],
    ],
    [["08039", "Tonara", "OR"], [wrongProvince]],
    // a code of two provinces, Nuoro and Sassari
    [
      ["08020", "Milano", "MI"],
      [wrongCity, wrongProvince],
    ],
    [["08020", "Posada", "MI"], [wrongProvince]],
  ] as const)(
    "is refused if postal code, town and province contradict each other, in form order: %j",
    async (typed, errors) => {
      expect(Object.entries(await mismatchOf(typed))).toEqual(errors);
    },
  );

  it.each([
    [["20121", "MILANO", "MI"]],
    // a hamlet the table does not know
    [["20121", "Brera", "MI"]],
    // before and after the reforms of Sardinia
    [["09016", "Iglesias", "CA"]],
    [["09016", "Iglesias", "SU"]],
    [["08033", "Isili", "NU"]],
    // postal codes of two provinces, and an unknown one
    [["12071", "Massimino", "SV"]],
    [["12071", "Bagnasco", "CN"]],
    [["09010", "Pula", "SU"]],
    [["00000", "Roma", "CA"]],
  ] as const)("is accepted in doubt: %j", async (typed) => {
    expect(await mismatchOf(typed)).toEqual({});
  });
});
