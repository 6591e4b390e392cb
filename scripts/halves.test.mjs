// Storefront and commerce meet on the wire only; what both have to know for themselves is compared here.
import { describe, expect, it } from "vitest";

/** @typedef {(country: string, postalCode: string) => boolean} Rule */
/** @typedef {(country: string, postalCode: string, town: string) => boolean} TownRule */

const of = (/** @type {string} */ file) => new URL(`../${file}`, import.meta.url).href;

const { deliveryCountries, isDelivered } =
  /** @type {{ deliveryCountries: string[], isDelivered: TownRule }} */ (
    await import(of("commerce/src/features/cart/delivery-area.ts"))
  );
const { isExcluded, isExcludedTown, isPostalCode } =
  /** @type {{ isExcluded: Rule, isExcludedTown: TownRule, isPostalCode: Rule }} */ (
    await import(of("storefront/app/checkout/countries.ts"))
  );

/** @type {TownRule} */
const isServed = (country, code, town) =>
  isPostalCode(country, code) && !isExcluded(country, code) && !isExcludedTown(country, code, town);

/** Every postal code of five digits. */
const fiveDigits = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0"));

/** Every British area, real or not, with a district. */
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const british = letters.flatMap((one) => [
  `${one}1 1AA`,
  ...letters.flatMap((two) => [`${one}${two}1 1AA`, `${one}${two}11 1AA`]),
]);

/** The codes these towns have and had, and others. */
const townCodes = ["22060", "22061", "23030", "23041", "25010", "08039", "20121"];

const towns = [
  "Livigno",
  "Valfurva",
  "Trepalle",
  "Campione",
  "Campione d’Italia",
  "Campione-di Italia (CO)",
  "Campione del Garda",
  "Tonara",
];

describe("where the shop delivers", () => {
  it.each(deliveryCountries)("%s: both halves serve the same postal codes", (country) => {
    const codes = country === "gb" ? british : fiveDigits;
    const differing = codes.filter((code) => isDelivered(country, code, "") !== isServed(country, code, ""));
    expect(differing).toEqual([]);
  });

  it.each(towns)("Italy: both halves say the same of %s, with whatever code", (town) => {
    const differing = townCodes.filter(
      (code) => isDelivered("it", code, town) !== isServed("it", code, town),
    );
    expect(differing).toEqual([]);
  });
});

describe("addresses", () => {
  it("both halves name the same Spanish province for a postal code", async () => {
    const commerce = /** @type {{ spanishProvinceOf: (code: string) => string | undefined }} */ (
      await import(of("commerce/src/features/ordering/order/spanish-provinces.ts"))
    );
    const storefront = /** @type {{ spanishProvinceOf: (code: string) => { name: string } | undefined }} */ (
      await import(of("storefront/app/checkout/provinces.ts"))
    );
    const names = fiveDigits.map((code) => commerce.spanishProvinceOf(code));
    expect(names).toEqual(fiveDigits.map((code) => storefront.spanishProvinceOf(code)?.name));
    expect(names[28_013]).toBe("Madrid");
  });
});
