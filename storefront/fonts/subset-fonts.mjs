import { writeFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Generates the shop's font files in `app/fonts`; run manually (`node fonts/subset-fonts.mjs`) when a font or the
 * characters change. Both together must stay below 45 KB.
 */

const require = createRequire(import.meta.url);

/**
 * Headings use one weight of Fraunces (app.css) and one optical size, which suits the label as well as large headings;
 * text uses two weights of Instrument Sans.
 * @type {readonly { name: string, source: string, axes: Record<string, number | { min: number, max: number }> }[]}
 */
const fonts = [
  {
    name: "fraunces",
    source: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"),
    axes: { wght: 420, opsz: 60 },
  },
  {
    name: "instrument-sans",
    source:
      require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** @param {number} first @param {number} last inclusive */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

// all of Latin-1: German, Italian, English and related languages; then characters for prices and typography
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + "ıŒœ‐‑–—‘’‚“”„†•…‹›€™−";

for (const { name, source, axes } of fonts) {
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(path.resolve(import.meta.dirname, `../app/fonts/${name}.woff2`), font);
}
