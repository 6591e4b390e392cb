// Shipping price, free shipping threshold and delivery time are the owner's settings: they may only be named in the
// seed and in the defaults of the environment, not in other texts or code.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {string[]} patterns @returns {string[]} files whose content a visitor or owner can see, without seed and tests
 */
const files = (...patterns) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && !/migration-scripts|\.test\.|\.example\.|\/example-/.test(file));

/** @param {string[]} names @param {RegExp} literal @returns {string[]} the matching lines */
const linesWith = (names, literal) =>
  names.flatMap((name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), "utf8")
      .split("\n")
      .flatMap((line, index) => (literal.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );

it("finds no text with 6.90 or 50 euros", () => {
  const texts = files(
    "storefront/app/i18n/messages",
    "commerce/texts/pages",
    "commerce/src/**/*.json",
    "commerce/src/features/mail",
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(linesWith(texts, /6[.,]90|(?<![\d.,])50(?:[.,]00)?[\s\u00a0]*(?:€|euro)|€\s?50\b/i)).toEqual([]);
});

it("finds no code about shipping with 690 or 5000 cents", () => {
  const code = files(
    "storefront/app/**/*.ts",
    "storefront/app/**/*.tsx",
    "commerce/src/**/*.ts",
    "commerce/src/**/*.tsx",
  );
  expect(code.length).toBeGreaterThan(500);
  expect(linesWith(code, /\b690\b/)).toEqual([]);
  const speaking = code.filter((name) =>
    /ship|tariff|freeFrom|free_from/i.test(readFileSync(`${root}${name}`, "utf8")),
  );
  expect(linesWith(speaking, /\b5_?000\b/)).toEqual([]);
});

it("finds no text with the delivery days, the cut-off time or a list of the countries", () => {
  const texts = files(
    "storefront/app",
    "commerce/texts/pages",
    "commerce/src/features/mail",
    "commerce/src/features/invoices",
    "commerce/src/migration-scripts/data/shop.ts",
  );
  expect(texts.length).toBeGreaterThan(300);
  const days =
    /\d\s?[-–]\s?\d[\s\u00a0]+(?:Werktag|business day|giorni lavorativi)|\b12(?::00)?[\s\u00a0]Uhr|(?:by|before) 12:00|(?:le|alle|ore) 12\b|figure": "\d\s?[-–]/i;
  expect(linesWith(texts, days)).toEqual([]);
  expect(linesWith(texts, /(?:Frankreich|Francia|France), (?:Deutschland|Germania|Germany)/)).toEqual([]);
  expect(linesWith(texts, /(?:fünf Länder|cinque Paesi|five (?:European )?countries)/i)).toEqual([]);
});
