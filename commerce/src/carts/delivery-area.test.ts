import { expect, it } from "vitest";
import { isDelivered } from "./delivery-area";

it.each([
  ["it", "08039", true],
  ["it", "23041", false],
  ["it", "IT-23041", false],
  ["it", "22061", false],
  ["it", "47890", false],
  ["it", "00120", false],
  ["it", "00118", true],
  ["fr", "75004", true],
  ["fr", "98000", true],
  ["fr", "97110", false],
  ["fr", "98800", false],
  ["de", "80331", true],
  ["de", "27498", false],
  ["DE", "D-78266", false],
  ["de", "78 266", false],
  ["es", "28013", true],
  ["es", "35001", false],
  ["es", "51001", false],
  ["es", "52001", false],
  ["gb", "SW1A 1AA", true],
  ["gb", "je2 3ab", false],
  ["gb", "GY1 1AA", false],
  ["gb", "GX11 1AA", false],
  ["gb", "GU1 1AA", true],
  ["us", "10001", false],
])("%s %s", (country, postalCode, delivered) => {
  expect(isDelivered(country, postalCode)).toBe(delivered);
});
