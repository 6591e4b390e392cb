/**
 * Where the shop delivers, by country: postal codes outside the EU's VAT or customs area, to which nothing is sent (null: none).
 * Livigno, Campione d'Italia, San Marino and the Vatican; the French overseas departments and territories; Helgoland and
 * Büsingen; the Canaries, Ceuta and Melilla; Jersey, Guernsey and Gibraltar. This decides; the storefront's own table
 * (app/checkout) tells the shopper before, and scripts/halves.test.mjs compares the two.
 */
const excluded = {
  it: /^(23041|22061|4789\d|00120)/,
  fr: /^(97|986|987|988)/,
  de: /^(27498|78266)/,
  es: /^(35|38|51|52)/,
  gb: /^(JE|GY|GX)\d/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Countries the shop delivers to, as ISO codes in lower case. */
export const deliveryCountries = Object.keys(excluded) as readonly (keyof typeof excluded)[];

/** Whether goods can be sent to a postal code, however it is written. */
export function isDelivered(country: string, postalCode: string): boolean {
  const known = deliveryCountries.find((code) => code === country.toLowerCase());
  const bare = postalCode
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replace(/^[A-Z]{1,2}(?=\d{5}$)/, "");
  return known !== undefined && !excluded[known].test(bare);
}
