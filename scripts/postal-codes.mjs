// Generates contract/src/postal-codes/*.json, used at checkout to suggest town and province, and Italy's to doubt an address
// whose code, town and province contradict each other; sent again unchanged it is accepted.
//
//   node scripts/postal-codes.mjs FOLDER
//
// FOLDER contains zipcodes.it.json etc.: GeoNames' postal codes (https://www.geonames.org, CC BY 4.0), repackaged in
// https://github.com/zauberware/postal-codes-json-xml-csv (data/IT.zip etc.; the tables are from its state of
// 2026-03-30). To update them, unpack newer zips into a folder, run this script, review the diff and run the tests of
// the tables.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/paths.mjs";
import { say } from "./lib/steps.mjs";

/**
 * The fields used of a row of GeoNames' postal codes.
 * @typedef {{ zipcode: string, place: string, province: string, province_code: string, community: string }} Row
 */

/** Maximum number of towns suggested for a code: a longer list does not help to choose. */
const maxTowns = 30;

/** Short words within Italian names, which GeoNames capitalises. */
const lowerCaseWords =
  /(?<=\s)(A|Ad|Ai|Al|All|Alla|Alle|Allo|Con|D|Da|Dal|Dall|Dalla|De|Degli|Dei|Del|Dell|Della|Delle|Dello|Di|E|Ed|In|Nei|Nel|Nell|Nella|Per|Presso|Sul|Sull|Sulla|Tra)(?=['\s])/g;

const graveAccents = { a: "à", e: "è", i: "ì", o: "ò", u: "ù" };

/**
 * An Italian name in its usual spelling: "San Nicolo' Di Comelico" -> "San Nicolò di Comelico". Short words keep their
 * apostrophe ("Ca'").
 * @param {string} name
 */
const italianName = (name) =>
  name
    .replaceAll("’", "'")
    .replace(
      /(?<=\p{L}{2})([aeiou])'(?=$|[\s-])/gu,
      (_, vowel) => graveAccents[/** @type {keyof graveAccents} */ (vowel)],
    )
    .replace(lowerCaseWords, (word) => word.toLowerCase());

/** Words in the names of German companies and offices, which have their own codes among those of towns. */
const companyPattern =
  /GmbH|mbH|\b(AG|KG|KGaA|SE|eG|OHG|AOK|BKK|IKK|HUK|KKH|ADAC|DRK|IHK|TÜV|Amazon|BARMER)\b|e\. ?V\.|&|\d|[a-zäöüß][A-ZÄÖÜ]|[A-ZÄÖÜ]{4}|Bank\b|bank\b|[Kk]asse|[Vv]ersicher|[Vv]ersand|[Vv]erlag|[Vv]ersorg|[Gg]esellschaft|[Gg]enossenschaft|[Gg]ericht\b|[Mm]inisterium|[Vv]erwaltung|[a-z]amt\b|[Aa]nstalt\b|[Kk]lini(k|kum)\b|[Kk]rankenhaus|[Uu]niversität|[Hh]ochschule|[Aa]gentur|[Jj]obcenter|[Ss]tiftung|[Ww]erke\b|[Ss]tadtwerke|[Rr]undfunk|[Rr]ente|Telekom|Deutsche[rsn]? |Bundes|Landes|Postfach|Polizei|Zentrale|Service|Kreis |Landkreis|Agentur|Zeitung|Lotto|Vereinigung|Verband|Institut|Center|Group\b|S\.A|[bB]\.[vV]\.|e\. K\.|Ltd|Apotheke|Magistrat|[Kk]reis$|^Stadt (?!Wehlen)|zentrum/;

/** Codes of companies and offices that cannot be recognised by their names; collected manually, as of 2026-03-30. */
const companyCodes = new Set(
  (
    "19334 23791 23864 30820 49213 50124 50399 51578 52047 53718 53884 59817 60286 60377 60519 61435 65216 74569 79662 " +
    "84162 85374 85761 86646 86915"
  ).split(" "),
);

/**
 * The German town that forms its own district, or "" ("Kreisfreie Stadt Coburg" -> "Coburg").
 * @param {string} community
 */
const cityOf = (community) =>
  community === "Nuremberg"
    ? "Nürnberg"
    : (/^(?:Kreisfreie Stadt|Stadtkreis|Landeshauptstadt) (.+)$/.exec(community)?.[1] ??
      /^(.+), .*[Ss]tadt$/.exec(community)?.[1] ??
      "");

const firstWord = (/** @type {string} */ name) => name.split(/[ ,/(-]/, 1)[0];

/**
 * Towns of a German code; empty if it belongs to a company. Districts of a city are replaced by the city, as in an
 * address.
 * @param {readonly Row[]} rows
 */
function germanTowns(rows) {
  if (rows.some(({ place, zipcode }) => companyPattern.test(place) || companyCodes.has(zipcode))) return [];
  // a place in a city that is not named after it is a company, or a district few people would write
  const towns = rows.filter(
    ({ place, community }) => !cityOf(community) || firstWord(place) === firstWord(cityOf(community)),
  );
  const names = towns.map(({ place }) => place.replace(/, .*/, ""));
  const city = towns
    .map(({ community }) =>
      (cityOf(community) || community).replace(/^(Städteregion|Region(alverband)?) /, ""),
    )
    .find((name) => names.includes(name));
  return city === undefined ? names : names.filter((name) => name === city || !name.startsWith(`${city} `));
}

/**
 * Towns of an Italian code; municipalities if the data contains them. Codes with a 1 in the middle belong to a
 * provincial capital only.
 * @param {readonly Row[]} rows
 */
function italianTowns(rows) {
  const names = rows.map(({ place, community }) => italianName(community || place));
  const capital = rows.find(
    ({ zipcode, province, place }) =>
      zipcode[2] === "1" && (place === province || place === province.split("-")[0]),
  );
  return capital ? [italianName(capital.place)] : names;
}

/**
 * Codes of the Metropolitan City of Cagliari. GeoNames assigns towns of Sud Sardegna (SU) to Cagliari, as before 2016.
 */
const cagliari = /^(091\d\d|090(12|18|28|32|33|42|44|45|47|48))$/;

/**
 * The provinces of an Italian code, separated by spaces.
 * @param {string} code
 * @param {readonly Row[]} rows
 */
function italianProvinces(code, rows) {
  const provinces = [...new Set(rows.map((row) => row.province_code))].toSorted().join(" ");
  return provinces === "CA" && !cagliari.test(code) ? "SU" : provinces;
}

/** @type {Readonly<Record<string, (rows: Row[]) => string[]>>} */
const townsOf = {
  it: italianTowns,
  de: germanTowns,
  // Austrian mail is addressed by municipality; Vienna's districts are not towns
  at: (rows) =>
    rows.map(({ place, community }) =>
      place.startsWith("Wien,") ? "Wien" : community.includes(",") || community === "" ? place : community,
    ),
};

/**
 * The table of a country: one line per code, sorted, `code|province|town|town`; the province is empty if addresses have
 * none, and a code of several names all of them (`CN SV`).
 * @param {string} country
 * @param {readonly Row[]} rows
 * @returns {[code: string, place: string][]}
 */
function linesOf(country, rows) {
  const towns = townsOf[country];
  if (!towns) throw new Error(`There is no rule for ${country}`);
  /** @type {Map<string, Row[]>} */
  const byCode = new Map();
  for (const row of rows) {
    const codeRows = byCode.get(row.zipcode);
    if (codeRows) codeRows.push(row);
    else byCode.set(row.zipcode, [row]);
  }
  return [...byCode]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([code, codeRows]) => {
      const townNames = [...new Set(towns(codeRows))]
        .toSorted((a, b) => a.localeCompare(b, country))
        .slice(0, maxTowns);
      const provinces = country === "it" ? italianProvinces(code, codeRows) : "";
      return townNames.length === 0 ? [] : [[code, [provinces, ...townNames].join("|")]];
    });
}

const [folder] = process.argv.slice(2);
if (!folder) {
  say("node scripts/postal-codes.mjs FOLDER");
  process.exit(2);
}
for (const country of Object.keys(townsOf)) {
  const rows = JSON.parse(readFileSync(path.join(folder, `zipcodes.${country}.json`), "utf8"));
  const lines = linesOf(country, rows);
  const source = "GeoNames (https://www.geonames.org), CC BY 4.0; changed by scripts/postal-codes.mjs";
  writeFileSync(
    path.join(root, "contract/src/postal-codes", `${country}.json`),
    `${JSON.stringify({ source, places: Object.fromEntries(lines) }, null, 2)}\n`,
  );
  say(`${country}: ${lines.length} codes`);
}
