import { expect, it } from "vitest";
import { address } from "~/cart/example-cart";
import { addressLines } from "./AddressView";

it.each([
  [{}, ["Anna Berger", "Lindenweg 4", "80331 München", "Deutschland"]],
  [
    { addition: "Hinterhaus", phone: "+49 89 123456" },
    ["Anna Berger", "Lindenweg 4", "Hinterhaus", "80331 München", "Deutschland", "+49 89 123456"],
  ],
  [
    { country: "it", postalCode: "08039", city: "Tonara", province: "NU" },
    ["Anna Berger", "Lindenweg 4", "08039 Tonara NU", "Italien"],
  ],
  [
    { country: "es", postalCode: "28013", city: "Madrid", province: "M" },
    ["Anna Berger", "Lindenweg 4", "28013 Madrid", "Spanien"],
  ],
  [
    { country: "es", postalCode: "08201", city: "Sabadell", province: "B" },
    ["Anna Berger", "Lindenweg 4", "08201 Sabadell (Barcelona)", "Spanien"],
  ],
  [
    { country: "gb", postalCode: "SW1A 1AA", city: "London" },
    ["Anna Berger", "Lindenweg 4", "London", "SW1A 1AA", "Vereinigtes Königreich"],
  ],
  [
    { country: "fr", postalCode: "75004", city: "Paris" },
    ["Anna Berger", "Lindenweg 4", "75004 Paris", "Frankreich"],
  ],
] as const)("formats an address with %o", (over, expected) => {
  expect(addressLines({ ...address, ...over }, "de")).toEqual(expected);
});
