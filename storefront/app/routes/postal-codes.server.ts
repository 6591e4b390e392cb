import { isExcluded, isExcludedTown, plainTown } from "@su-turrone/contract/countries";
import type { BillingCountryCode } from "@su-turrone/contract/country-rules";
import type { FieldErrors } from "~/checkout/fields";
import {
  type countriesWithTowns,
  hasTowns,
  noProposal,
  type PlaceProposal,
} from "~/checkout/use-place-proposal";
import type { Information } from "~/commerce/checkout.server";

type CountryWithTowns = (typeof countriesWithTowns)[number];

/** GeoNames (CC BY 4.0), from scripts/postal-codes.mjs; each is loaded on its country's first request. */
const tables: Readonly<Record<CountryWithTowns, () => Promise<{ default: string }>>> = {
  it: () => import("../../postal-codes/it.txt?raw"),
  de: () => import("../../postal-codes/de.txt?raw"),
  at: () => import("../../postal-codes/at.txt?raw"),
};

/** Rows of a table by postal code, without the code: `NU|Tonara`. Lines starting with "#" are comments. */
export function readTable(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.indexOf("|");
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

const loadedTables = new Map<CountryWithTowns, Promise<ReadonlyMap<string, string>>>();

function loadTable(country: CountryWithTowns): Promise<ReadonlyMap<string, string>> {
  const loaded = loadedTables.get(country);
  if (loaded) return loaded;
  const table = tables[country]().then(({ default: text }) => readTable(text));
  loadedTables.set(country, table);
  return table;
}

/** A row of a table; several provinces are separated by spaces: `CN SV|Bagnasco|Massimino`. */
function placesOf(row: string): { provinces: readonly string[]; towns: readonly string[] } {
  const [provinces = "", ...towns] = row.split("|");
  return { provinces: provinces.split(" "), towns };
}

/** Provinces of each town of a table, by its plain name: several towns of the same name may lie in several. */
function provincesByTown(table: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const row of table.values()) {
    const { provinces, towns } = placesOf(row);
    for (const name of towns) {
      const town = plainTown(name);
      const known = index.get(town);
      if (known) known.push(...provinces);
      else index.set(town, [...provinces]);
    }
  }
  return index;
}

let italianTowns: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Province and towns of a postal code; empty for an unknown code, a country without a table, or a place excluded from
 * delivery.
 * @param code normalised by `normalisePostalCode`
 */
export async function proposalFor(country: BillingCountryCode, code: string): Promise<PlaceProposal> {
  if (!hasTowns(country) || isExcluded(country, code)) return noProposal;
  const row = (await loadTable(country)).get(code);
  if (row === undefined) return noProposal;
  const { provinces, towns } = placesOf(row);
  const [province = "", ...others] = provinces;
  return {
    province: others.length > 0 ? "" : province,
    towns: towns.filter((town) => !isExcludedTown(country, code, town)),
  };
}

/** Provinces from which towns joined Sud Sardegna (SU): an address may be written with the former or the new one. */
const joinedSouthSardinia = new Set(["CA", "NU", "OR"]);

const isSameProvince = (a: string, b: string): boolean =>
  a === b || (a === "SU" && joinedSouthSardinia.has(b)) || (b === "SU" && joinedSouthSardinia.has(a));

type ItalianAddress = Pick<Information["shipping"], "country" | "postalCode" | "city" | "province">;

/**
 * Whether town or province of an Italian address cannot belong to its postal code, in the order of the form. In doubt
 * they can: the table does not know every hamlet, so a town is only judged if the table has it, and only in other
 * provinces than those of the code.
 */
async function mismatchOf({
  country,
  postalCode,
  city,
  province: chosen,
}: ItalianAddress): Promise<Partial<Record<"city" | "province", "city_elsewhere" | "province_elsewhere">>> {
  if (country !== "it") return {};
  const table = await loadTable(country);
  const row = table.get(postalCode);
  if (row === undefined) return {};
  const { provinces } = placesOf(row);
  const isNear = (province: string) => provinces.some((own) => isSameProvince(own, province));
  // comparing with every town of the table would hold up the other requests
  italianTowns ??= provincesByTown(table);
  const homes = italianTowns.get(plainTown(city)) ?? [];
  const isElsewhere = homes.length > 0 && !homes.some(isNear);
  return {
    ...(isElsewhere ? { city: "city_elsewhere" } : {}),
    ...(isNear(chosen) ? {} : { province: "province_elsewhere" }),
  };
}

/** What was refused of an address, as the form sends it back. */
const placeOf = ({ postalCode, city, province }: ItalianAddress): string =>
  [postalCode, city, province].join("|");

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
    const mismatch = address ? Object.entries(await mismatchOf(address)) : [];
    if (!address || mismatch.length === 0) continue;
    const place = placeOf(address);
    refusedPlaces.add(place);
    if (refusedBefore.includes(place)) continue;
    for (const [name, error] of mismatch) errors.push([`${kind}.${name}`, error]);
  }
  return { errors: Object.fromEntries(errors), refusedPlaces: [...refusedPlaces] };
}
