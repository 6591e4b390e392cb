import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const readme = readFileSync(path.join(root, "README.md"), "utf8");
const section = readme.split("## Where is …?")[1]?.split("\n## ")[0] ?? "";

/** The topic of each row and the cell with its location. */
const rows = section
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| --") && !/^\| what +\|/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, what = "", where = ""]) => ({ what, where }));

/**
 * Files and folders below the root that match a path whose last part may contain a `*`.
 * @param {string} named
 */
function matching(named) {
  const folder = path.dirname(named);
  const parts = path.basename(named).split("*");
  if (parts.length === 1) return existsSync(path.join(root, named)) ? [named] : [];
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .filter((file) => file.startsWith(parts[0] ?? "") && file.endsWith(parts[1] ?? ""))
    .map((file) => path.join(folder, file));
}

/**
 * Files and folders named in a cell: relative to the project root or, abbreviated, to one of its halves or to the
 * folder of the previously named path.
 * @param {string} where
 */
function placesIn(where) {
  /** @type {{ name: string, found: string[] }[]} */
  const places = [];
  for (const [, name = ""] of where.matchAll(/`([^`]+)`/g)) {
    const before = places.at(-1)?.found[0] ?? "";
    const from = ["", "commerce/src", "storefront", path.dirname(before), before];
    const found = from.map((folder) => matching(path.join(folder, name)));
    places.push({ name, found: found.find((paths) => paths.length > 0) ?? [] });
  }
  return places;
}

describe("the table Where is …? of the README", () => {
  it("has at least fifteen rows", () => {
    expect(rows.length).toBeGreaterThanOrEqual(15);
  });

  it.each(rows)("names existing files: $what", ({ where }) => {
    const places = placesIn(where);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ found }) => found.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ["the 10 % code", "TORRONE10"],
    ["which status may follow which", "transitions"],
    ["how a cart becomes an order", "decideFinish"],
    ["a country", "countryRules"],
    ["a language, a path", "languages"],
    ["a payment method", "paymentProviders"],
    ["a limit of tries", "Limits"],
    ["a price rule, rounding", "toCents"],
    ["what is on sale", "isSellable"],
    ["a colour, a font, the mark", "--color-"],
    ["a setting", "SHOP_MODE"],
    ["a form anybody may send", "publicForm"],
  ])("names the file that contains it: %s (%s)", (what, word) => {
    const row = rows.find((candidate) => candidate.what === what);
    const files = placesIn(row?.where ?? "")
      .flatMap(({ found }) => found)
      .flatMap((file) => (statSync(path.join(root, file)).isDirectory() ? matching(`${file}/*.ts`) : [file]));
    expect(files.some((file) => readFileSync(path.join(root, file), "utf8").includes(word))).toBe(true);
  });
});
