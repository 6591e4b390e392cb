/** Generates a bill of materials and a list of licences of the running shop, from pnpm's data. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exitCodeOf } from "./failure.mjs";
import { dataFolder, root, shown } from "./paths.mjs";
import { findPnpm, pnpmEnv } from "./pnpm.mjs";
import { say } from "./steps.mjs";

/**
 * A package as listed by `pnpm licenses list`. @typedef {{ name: string, versions: string[], license: string }} Package
 */
/** Packages by licence. @typedef {Readonly<Record<string, readonly Package[]>>} Licences */

/**
 * Licences that only require attribution, and those whose further conditions do not affect someone who only runs the
 * package.
 */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
  // of argparse, a port of Python's module
  "Python-2.0",
  "PSF-2.0",
  // data and fonts, attributed in the README and in their packages
  "CC-BY-3.0",
  "CC-BY-4.0",
  "OFL-1.1",
  // changes to its files would have to be published; there are none
  "MPL-2.0",
  // a separate library (libvips), linked dynamically
  "LGPL-3.0-or-later",
]);

/** Packages without a licence of their own that belong to a licensed project. */
const licensedByProject = /^@medusajs\//;

/**
 * Whether a licence expression is accepted: a single licence, all of several joined by AND, or any of several joined by
 * OR.
 * @param {string} expression as SPDX writes it, of names joined by AND or by OR
 */
function isAccepted(expression) {
  const names = expression.replace(/^\(|\)$/g, "").split(/ (?:AND|OR) /);
  const known = names.filter((name) => accepted.has(name)).length;
  return expression.includes(" OR ") ? known > 0 : known === names.length;
}

/**
 * Packages with a licence that is not accepted.
 * @param {Licences} licences
 * @returns {string[]} name and licence of each
 */
export const unaccepted = (licences) =>
  Object.entries(licences).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isAccepted(licence) && !(licence === "Unknown" && licensedByProject.test(name)))
      .map(({ name }) => `${name}: ${licence}`),
  );

/**
 * @param {Licences} licences
 * @returns {{ name: string, version: string, license: string }[]} one entry per version, ordered by name
 */
const componentsOf = (licences) =>
  Object.values(licences)
    .flat()
    .flatMap(({ name, versions, license }) => versions.map((version) => ({ name, version, license })))
    .toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, "en"));

/**
 * A bill of materials (CycloneDX 1.6).
 * @param {Licences} licences
 * @param {{ name: string, version: string }} shop
 * @param {Date} now
 */
export const billOf = (licences, shop, now) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { timestamp: now.toISOString(), component: { type: "application", ...shop } },
  components: componentsOf(licences).map(({ name, version, license }) => ({
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    licenses: license === "Unknown" ? [] : [{ expression: license }],
  })),
});

/**
 * @param {Licences} licences
 * @returns {string} Markdown, the most frequent licence first
 */
export function listOf(licences) {
  const parts = Object.entries(licences)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, packages]) => {
      const names = componentsOf({ [licence]: packages }).map(({ name, version }) => `${name} ${version}`);
      return `## ${licence} (${names.length})\n\n${names.join(", ")}\n`;
    });
  return `# Licences of the packages of the running shop\n\n${parts.join("\n")}`;
}

/** @returns {Promise<number>} exit code */
export const writeSbom = () =>
  exitCodeOf(async () => {
    const pnpm = await findPnpm();
    const args = [...pnpm.args, "licenses", "list", "--prod", "--json"];
    const options = {
      cwd: root,
      env: pnpmEnv(),
      encoding: /** @type {const} */ ("utf8"),
      maxBuffer: 64 * 1024 * 1024,
    };
    /** @type {Licences} */
    const licences = JSON.parse(execFileSync(pnpm.command, args, options));
    const { name, version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
    const folder = dataFolder(path.join(root, ".data"));
    const bill = path.join(folder, "sbom.cdx.json");
    const list = path.join(folder, "licences.md");
    writeFileSync(bill, `${JSON.stringify(billOf(licences, { name, version }, new Date()), null, 2)}\n`);
    writeFileSync(list, listOf(licences));
    say(`${componentsOf(licences).length} packages: ${shown(bill)}, ${shown(list)}`);
    const problems = unaccepted(licences);
    for (const problem of problems) say(`Licence not accepted: ${problem}`);
    return problems.length === 0 ? 0 : 1;
  });
