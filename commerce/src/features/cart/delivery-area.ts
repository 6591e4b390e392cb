/**
 * Where the shop delivers, by country: postal codes outside the EU's VAT or customs area, to which nothing is sent, and codes
 * that no place has. Livigno, Campione d'Italia, San Marino and the Vatican; the French overseas departments and territories;
 * Helgoland and Büsingen; the Canaries, Ceuta and Melilla; Jersey, Guernsey and Gibraltar. This decides; the storefront's own
 * table (app/checkout) tells the shopper before, and scripts/halves.test.mjs compares the two.
 */
const excluded = {
  it: /^(0000|23041|22061|4789\d|00120|98[2-9]|99)/,
  fr: /^(00|97|986|987|988|99)/,
  de: /^(00|27498|78266|99999)/,
  es: /^(00|35|38|5[1-9]|[6-9])/,
  gb: /^(JE|GY|GX)\d/,
} as const satisfies Readonly<Record<string, RegExp>>;

/**
 * Italian towns by name, as `<postal code> <town>`: until they got codes of their own, Livigno (with Trepalle) and Campione
 * d'Italia shared theirs, 23030 and 22060, with towns that are delivered to, and many still write the old ones.
 */
const excludedTowns = /livigno|trepalle|campionedi?italia|^2206\d campione(co|como)?$/;

/** Countries the shop delivers to, as ISO codes in lower case. */
export const deliveryCountries = Object.keys(excluded) as readonly (keyof typeof excluded)[];

/** A town as it is compared: nothing but small letters without accents, because towns are written with all kinds of signs. */
const plainTown = (town: string): string =>
  town
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Whether goods can be sent to a postal code and town, however they are written. */
export function isDelivered(country: string, postalCode: string, town: string): boolean {
  const known = deliveryCountries.find((code) => code === country.toLowerCase());
  const bare = postalCode
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replace(/^[A-Z]{1,2}(?=\d{5}$)/, "");
  if (known === undefined || excluded[known].test(bare)) return false;
  return known !== "it" || !excludedTowns.test(`${bare} ${plainTown(town)}`);
}
