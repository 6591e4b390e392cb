/** Generates missing secrets once and stores them in the data folder, readable only by its owner. */
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serverSecrets } from "../../contract/src/environment-rules.js";
import { Failure } from "./failure.mjs";
import { dataFolder, shown } from "./paths.mjs";

/** Secrets of the launcher: the embedded database's password, the first admin login, and the sandbox's key. */
const launcherSecrets = /** @type {const} */ (["DATABASE_PASSWORD", "ADMIN_PASSWORD", "SANDBOX_SECRET"]);

/** @typedef {Record<(typeof serverSecrets)[number] | (typeof launcherSecrets)[number], string>} Secrets */

/** A password that can be typed: 20 letters and digits without look-alikes, about 116 bits. */
function password() {
  const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  // bytes above the last whole multiple of the alphabet are discarded, so that every letter is equally likely
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < 20) {
    for (const byte of randomBytes(32)) {
      if (byte < limit && text.length < 20) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/**
 * The secrets of a data folder; missing ones are generated and saved (mode 600).
 * @param {string} dataDir
 * @returns {Secrets}
 * @throws {Failure} if the file exists but cannot be read
 */
export function loadSecrets(dataDir) {
  const file = path.join(dataFolder(dataDir), "secrets.json");
  const stored = readStored(file);
  const generated = Object.fromEntries([
    ...serverSecrets.map((name) => [name, randomBytes(32).toString("base64url")]),
    ...launcherSecrets.map((name) => [name, password()]),
  ]);
  const secrets = /** @type {Secrets} */ ({ ...generated, ...stored });
  if (Object.keys(generated).some((name) => !(name in stored))) {
    const next = `${file}.${process.pid}`;
    writeFileSync(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(next, file);
  }
  chmodSync(file, 0o600);
  return secrets;
}

/**
 * @param {string} file
 * @returns {Partial<Secrets>}
 */
function readStored(file) {
  try {
    const stored = JSON.parse(readFileSync(file, "utf8"));
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === "string" && value),
    );
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return {};
    throw new Failure(`${shown(file)} cannot be read.`, {
      advice:
        "It holds the database's password and the admin login. If it belongs to another user, start as that user; " +
        "if it is damaged, restore a copy, or delete the whole data folder to start over (its orders are lost).",
      cause,
    });
  }
}
