import { describe, expect, it } from "vitest";
import { type DocumentTaxes, ossOf, salesOf, thresholdMeter } from "./vat-sums";

const taxes = (
  day: string,
  country: string,
  rate: number,
  [net_cents, vat_cents]: [number, number],
  corrects_day: string | null = null,
  invoiced = false,
): DocumentTaxes => ({
  day,
  corrects_day,
  country,
  invoiced,
  rate,
  net_cents,
  vat_cents,
  gross_cents: net_cents + vat_cents,
});

const rows = [
  taxes("2025-12-31", "fr", 5.5, [100_000, 5_500]),
  taxes("2026-09-30", "de", 7, [20_000, 1_400]),
  taxes("2026-10-05", "de", 7, [10_000, 700]),
  taxes("2026-11-02", "it", 10, [3_000, 300]),
  taxes("2026-11-02", "it", 10, [-500, -50], "2026-10-30"),
  taxes("2026-11-02", "it", 10, [2_727, 273], null, true),
  taxes("2026-11-02", "it", 22, [1_000, 220]),
  taxes("2026-11-03", "de", 7, [3_056, 214]),
  taxes("2026-11-03", "de", 7, [-2_000, -140], "2026-09-30"),
  taxes("2026-11-03", "de", 7, [1_000, 70], null, true),
  taxes("2026-11-03", "gb", 20, [2_725, 545]),
  taxes("2026-11-04", "it", 10, [-455, -45], "2026-11-02", true),
  taxes("2026-12-01", "de", 7, [1_000, 70]),
];

describe("salesOf", () => {
  it.each([
    [
      "takings",
      [
        {
          period: "2026-11-02",
          country: "it",
          rate: 10,
          net_cents: 2_500,
          vat_cents: 250,
          gross_cents: 2_750,
        },
        {
          period: "2026-11-02",
          country: "it",
          rate: 22,
          net_cents: 1_000,
          vat_cents: 220,
          gross_cents: 1_220,
        },
      ],
    ],
    [
      "invoiced",
      [
        {
          period: "2026-11-02",
          country: "it",
          rate: 10,
          net_cents: 2_727,
          vat_cents: 273,
          gross_cents: 3_000,
        },
        { period: "2026-11-04", country: "it", rate: 10, net_cents: -455, vat_cents: -45, gross_cents: -500 },
      ],
    ],
    [
      "distance",
      [
        {
          period: "2026-11-03",
          country: "de",
          rate: 7,
          net_cents: 2_056,
          vat_cents: 144,
          gross_cents: 2_200,
        },
      ],
    ],
    [
      "exports",
      [
        {
          period: "2026-11-03",
          country: "gb",
          rate: 20,
          net_cents: 2_725,
          vat_cents: 545,
          gross_cents: 3_270,
        },
      ],
    ],
  ] as const)("sums the %s by day, country and rate, and subtracts credit notes", (part, sums) => {
    expect(salesOf(rows, "2026-11", part)).toEqual(sums);
  });
});

describe("ossOf", () => {
  it("covers the whole quarter and only other member states, with corrections of an earlier quarter separately", () => {
    expect(ossOf(rows, "2026-11")).toEqual([
      { period: "2026-Q3", country: "de", rate: 7, net_cents: -2_000, vat_cents: -140, gross_cents: -2_140 },
      { period: "2026-Q4", country: "de", rate: 7, net_cents: 15_056, vat_cents: 1_054, gross_cents: 16_110 },
    ]);
  });
});

describe("thresholdMeter", () => {
  it("sums the net amounts of this year and of the previous year", () => {
    // 200.00 + 100.00 + 30.56 - 20.00 + 10.00 + 10.00
    expect(thresholdMeter(rows, "2026-11")).toEqual({
      year_cents: 33_056,
      year_before_cents: 100_000,
      threshold_cents: 1_000_000,
    });
  });
});
