/** What the running shop is made of, as a bill of materials and as a list of licences, from pnpm's own. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { explain } from "./failure.mjs";
import { dataFolder, root, shown } from "./paths.mjs";
import { findPnpm, pnpmEnv } from "./pnpm.mjs";
import { say } from "./steps.mjs";

/** A package as `pnpm licenses list` tells of it. @typedef {{ name: string, versions: string[], license: string }} Package */
/** By licence. @typedef {Readonly<Record<string, readonly Package[]>>} Licences */

/** Licences that ask for nothing but to be named, and those that ask for more but not of who only runs the package. */
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
  // of Python's argparse, in its translation
  "Python-2.0",
  "PSF-2.0",
  // data and fonts, named in the README and in their packages
  "CC-BY-3.0",
  "CC-BY-4.0",
  "OFL-1.1",
  // changes to its own files would have to be published; there are none
  "MPL-2.0",
  // a library of its own (libvips), which is loaded and not built in
  "LGPL-3.0-or-later",
]);

/** Packages that name no licence themselves and belong to a project that has one. */
const ofTheirProject = /^@medusajs\//;

/**
 * Whether a licence, or each of several that hold together, or one of several to choose from, is accepted.
 * @param {string} expression as SPDX writes it, of names joined by AND or by OR
 */
function isAccepted(expression) {
  const names = expression.replace(/^\(|\)$/g, "").split(/ (?:AND|OR) /);
  const known = names.filter((name) => accepted.has(name)).length;
  return expression.includes(" OR ") ? known > 0 : known === names.length;
}

/**
 * Packages whose licence nobody has accepted.
 * @param {Licences} licences
 * @returns {string[]} name and licence of each
 */
export const unaccepted = (licences) =>
  Object.entries(licences).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isAccepted(licence) && !(licence === "Unknown" && ofTheirProject.test(name)))
      .map(({ name }) => `${name}: ${licence}`),
  );

/**
 * @param {Licences} licences
 * @returns {{ name: string, version: string, license: string }[]} each version by itself, in the order of their names
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

/**
 * Writes both files.
 * @returns {Promise<number>} exit code
 */
export async function writeSbom() {
  try {
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
    for (const problem of problems) say(`No licence that is accepted: ${problem}`);
    return problems.length === 0 ? 0 : 1;
  } catch (error) {
    say(explain(error));
    return 1;
  }
}
