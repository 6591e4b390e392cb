import { writeFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Generates the shop's only font file, `app/fonts/fraunces.woff2`; run manually (`node fonts/subset-fraunces.mjs`) when
 * Fraunces or the characters change. The package's file contains all weights from 100 to 900; the shop uses one, and
 * keeps only the optical size axis.
 */

/** Weight of the headings (app.css). */
const weight = 420;

/** @param {number} first @param {number} last inclusive */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

// all of Latin-1: German, Italian, English and related languages; then characters for prices and typography
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + "ıŒœ‐‑–—‘’‚“”„†•…‹›€™−";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
);
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: weight },
});
writeFileSync(path.resolve(import.meta.dirname, "../app/fonts/fraunces.woff2"), font);
