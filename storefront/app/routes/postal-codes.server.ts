import { isExcluded, isExcludedTown } from "@su-turrone/contract/countries";
import type { BillingCountryCode } from "@su-turrone/contract/country-rules";
import {
  hasTowns,
  noProposal,
  type countriesWithTowns,
  type PlaceProposal,
} from "~/checkout/postal-code-path";

type Covered = (typeof countriesWithTowns)[number];

/** Tables of GeoNames (CC BY 4.0), made by scripts/postal-codes.mjs; each is loaded when its country is first asked for. */
const tables: Readonly<Record<Covered, () => Promise<{ default: string }>>> = {
  it: () => import("../../postal-codes/it.txt?raw"),
  de: () => import("../../postal-codes/de.txt?raw"),
  at: () => import("../../postal-codes/at.txt?raw"),
};

/** Rows of a table by their codes, without the code: `NU|Tonara`. Lines that begin with "#" are remarks. */
export function readTable(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.indexOf("|");
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

const read = new Map<Covered, Promise<ReadonlyMap<string, string>>>();

function tableOf(country: Covered): Promise<ReadonlyMap<string, string>> {
  const known = read.get(country);
  if (known) return known;
  const table = tables[country]().then(({ default: text }) => readTable(text));
  read.set(country, table);
  return table;
}

/**
 * Province and towns of a postal code; nothing for a code or a country that has none in the tables, or to which nothing is delivered.
 * @param code in the country's own form (`normalisePostalCode`)
 */
export async function proposalFor(country: BillingCountryCode, code: string): Promise<PlaceProposal> {
  if (!hasTowns(country) || isExcluded(country, code)) return noProposal;
  const row = (await tableOf(country)).get(code);
  if (row === undefined) return noProposal;
  const [province = "", ...towns] = row.split("|");
  return { province, towns: towns.filter((town) => !isExcludedTown(country, code, town)) };
}
