/** Written in syntax that old versions of Node can parse, so that they show a message instead of a syntax error. */

/**
 * Whether a version of Node can run the shop: 20.19 and later 20s, 22.12 and later 22s, 24 and above.
 * @param {string} version like "22.12.0"
 */
export function nodeIsFit(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

/** Ends the process with a message if this version of Node cannot run the shop. */
export function requireNode() {
  if (nodeIsFit(process.versions.node)) return;
  console.error(
    "The shop needs Node 20.19 or later, 22.12 or later, or 24 or later; this is " +
      process.versions.node +
      ".\nWhat to do: install Node 22 from https://nodejs.org, or with nvm: nvm install",
  );
  process.exit(1);
}
