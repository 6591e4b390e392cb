import { expect, it } from "vitest";
import { isVatId } from "./vat-id";

it.each([
  ["it", "IT00743110157", true],
  ["it", "007.4311-0157", true],
  ["it", "IT00743110158", false],
  ["it", "IT00000000000", false],
  ["it", "DE136695976", true],
  ["it", "XX123", false],
  ["de", "DE136695976", true],
  ["de", "136 695 976", true],
  ["de", "DE136695977", false],
  ["de", "DE000000000", false],
  ["de", "DE 123", false],
  ["de", "12", false],
  ["fr", "FR40303265045", true],
  ["fr", "fr 40 303 265 045", true],
  ["fr", "FR41303265045", false],
  ["fr", "12", false],
  ["es", "ESA13585625", true],
  ["es", "54362315K", true],
  ["es", "ESA13585626", false],
  ["gb", "GB980780684", true],
  ["gb", "XI980780684", true],
  ["gb", "GB980780685", false],
  ["gb", "XX123", false],
  // other member states: the shape only
  ["at", "ATU13585627", true],
  ["at", "U13585627", true],
  ["gr", "EL094259216", true],
  ["at", "AT", false],
  ["at", "no number", false],
])("in %s, %s is a VAT number: %s", (country, typed, expected) => {
  expect(isVatId(typed, country)).toBe(expected);
});
