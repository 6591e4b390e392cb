import { placeMismatch, type Place } from "@su-turrone/contract/places";
import type { FieldErrors } from "~/checkout/fields";
import type { Information } from "~/commerce/checkout.server";

/** What was refused of an address, as the form sends it back. */
const placeOf = ({ postalCode, city, province }: Place): string => [postalCode, city, province].join("|");

/**
 * Errors of valid information whose Italian postal codes, towns and provinces do not belong together. The table may be
 * out of date: what was refused before is accepted when it is sent again.
 * @param refusedBefore places the form has been refused for
 * @returns the errors, and the places that are not refused again
 */
export async function placeMismatches(
  { shipping, billing }: Information,
  refusedBefore: readonly string[],
): Promise<{ errors: FieldErrors; refusedPlaces: string[] }> {
  const errors: [string, FieldErrors[string]][] = [];
  const refusedPlaces = new Set<string>();
  for (const [kind, address] of Object.entries({ shipping, billing })) {
    const mismatch = address ? Object.entries(await placeMismatch(address)) : [];
    if (!address || mismatch.length === 0) continue;
    const place = placeOf(address);
    refusedPlaces.add(place);
    if (refusedBefore.includes(place)) continue;
    for (const [name, error] of mismatch) errors.push([`${kind}.${name}`, error]);
  }
  return { errors: Object.fromEntries(errors), refusedPlaces: [...refusedPlaces] };
}
