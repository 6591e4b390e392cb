import { expect, it } from "vitest";
import { isDelivered } from "./countries";

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
  ["de", "00000", false],
  ["de", "01067", true],
  ["de", "99998", true],
  ["de", "99999", false],
  ["es", "53001", false],
  ["it", "00000", false],
  ["it", "00010", true],
  ["it", "98168", true],
  ["it", "99999", false],
  ["fr", "00000", false],
  ["fr", "01000", true],
  ["fr", "99999", false],
])("isDelivered for %s %s", (country, postalCode, delivered) => {
  expect(isDelivered(country, postalCode, "Irgendwo")).toBe(delivered);
});

it.each([
  ["23030", "Livigno", false],
  ["23030", " LIVIGNO (SO) ", false],
  ["23100", "Trepalle", false],
  ["23030", "Valfurva", true],
  ["22060", "Campione d'Italia", false],
  ["22060", "Campione d’Italia", false],
  ["20100", "campione d italia", false],
  ["22060", "Campione di Italia", false],
  ["22060", "Campione-d'Italia", false],
  ["22060", "campioned'italia", false],
  ["22060", "Campione (CO)", false],
  ["23030", "L i v i g n o", false],
  ["22060", "Campione", false],
  ["22060", "Carugo", true],
  ["25010", "Campione", true],
  ["25010", "Campione del Garda", true],
])("isDelivered for it %s %s", (postalCode, town, delivered) => {
  expect(isDelivered("it", postalCode, town)).toBe(delivered);
});

it("isDelivered is true for a town of the same name in another country", () => {
  expect(isDelivered("de", "80331", "Livigno")).toBe(true);
});
