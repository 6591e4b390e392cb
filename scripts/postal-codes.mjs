// Generates storefront/postal-codes/*.txt, used at checkout to suggest town and province.
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
import { countries, linesOf } from "./lib/postal-codes.mjs";
import { say } from "./lib/steps.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  say("node scripts/postal-codes.mjs FOLDER");
  process.exit(2);
}
for (const country of countries) {
  const rows = JSON.parse(readFileSync(path.join(folder, `zipcodes.${country}.json`), "utf8"));
  const lines = linesOf(country, rows);
  const head = "# GeoNames (https://www.geonames.org), CC BY 4.0; changed by scripts/postal-codes.mjs";
  writeFileSync(
    path.join(root, "storefront", "postal-codes", `${country}.txt`),
    `${[head, ...lines].join("\n")}\n`,
  );
  say(`${country}: ${lines.length} codes`);
}
