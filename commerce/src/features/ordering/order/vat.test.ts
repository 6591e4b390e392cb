import { describe, expect, it } from "vitest";
import { shareCents, vatByRate } from "./vat";

describe("shareCents", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [3270, [25.8, 6.9], [2580, 690]],
    [1, [1, 2], [0, 1]],
    [0, [1, 2], [0, 0]],
    [500, [0, 0], [0, 0]],
    // one cent is left for 22.4 and 36.4, whose remainders only differ as numbers of the computer
    [74_333, [126, 22.4, 69_993, 4_155.2, 36.4], [126, 23, 69_993, 4_155, 36]],
  ])("splits %i over %j as %j", (total, parts, shares) => {
    expect(shareCents(total, parts)).toEqual(shares);
  });
});

describe("vatByRate", () => {
  it("extracts the VAT from the total at a single rate", () => {
    const parts = [
      { rate: 7, gross: 25.8 },
      { rate: 7, gross: 6.9 },
    ];
    // 32.70 / 1.07 = 30.56, so 2.14
    expect(vatByRate(parts, 3270)).toEqual([{ rate: 7, net_cents: 3056, vat_cents: 214, gross_cents: 3270 }]);
  });

  it("splits by rate, ascending, and adds up to the total", () => {
    const parts = [
      { rate: 20, gross: 44.953 },
      { rate: 5.5, gross: 10.007 },
      { rate: 20, gross: 6.9 },
    ];
    expect(vatByRate(parts, 6186)).toEqual([
      { rate: 5.5, net_cents: 949, vat_cents: 52, gross_cents: 1001 },
      { rate: 20, net_cents: 4321, vat_cents: 864, gross_cents: 5185 },
    ]);
  });

  it("returns a VAT of 0 for a rate of 0", () => {
    expect(vatByRate([{ rate: 0, gross: 10 }], 1000)).toEqual([
      { rate: 0, net_cents: 1000, vat_cents: 0, gross_cents: 1000 },
    ]);
  });
});
