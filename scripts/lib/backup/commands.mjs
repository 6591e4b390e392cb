/** Command line of `npm run backup` and `npm run restore`. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { exitCodeOf, Failure } from "../failure.mjs";
import { shown } from "../paths.mjs";
import { readSettings } from "../settings.mjs";
import { killAll } from "../processes.mjs";
import { say, seconds } from "../steps.mjs";
import { backUp } from "./backup.mjs";
import { restore, resume } from "./restore.mjs";
import { backupSettings } from "./settings.mjs";

const usage = "npm run restore -- FILE [--replace], or npm run restore -- --resume";

/** @param {() => Promise<void>} work */
function runCommand(work) {
  process.on("exit", killAll);
  return exitCodeOf(work);
}

/** @returns {Promise<number>} exit code */
export const runBackup = () =>
  runCommand(async () => {
    const began = Date.now();
    const settings = readSettings();
    const options = backupSettings(settings);
    const { file, bytes, tables, rows, files, orders } = await backUp(settings, options, new Date());
    say(
      `${file}: ${(bytes / 1e6).toFixed(1)} MB, written and verified in ${seconds(Date.now() - began)}; ` +
        `${rows} rows of ${tables} tables, ${orders} orders, ${files} files.`,
    );
    if (!options.key)
      say(
        "It is not encrypted and does not contain secrets.json; if BACKUP_KEY is set, it is encrypted and contains them.",
      );
  });

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const runRestore = (args) =>
  runCommand(async () => {
    const { file, replace, resuming } = parseCommand(args);
    const settings = readSettings();
    if (resuming) {
      const waited = await resume(settings);
      say(waited ? "The jobs resume within a minute." : "The jobs were not waiting; nothing was changed.");
      return;
    }
    const options = backupSettings(settings);
    const restored = await restore(file, settings, options, { replace, now: new Date() });
    say(`The backup of ${restored.takenAt} is restored: ${restored.orders} orders.`);
    if (restored.replaced) say(`The replaced shop is backed up in ${restored.replaced}.`);
    if (restored.before) say(`The previous files are in ${shown(restored.before)}.`);
    say(
      "Until `npm run restore -- --resume` no job runs: no payment is captured, refunded or compared with the payment provider, no transfer " +
        "is cancelled and no waiting mail is sent. Check the orders and payments since the backup first " +
        "(docs/operations.md, After a restore).",
    );
  });

/**
 * @param {string[]} args
 * @returns {{ file: string, replace: boolean, resuming: boolean }}
 * @throws {Failure} if the arguments do not match the usage
 */
function parseCommand(args) {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((argument) => argument !== "--"),
      options: { replace: { type: "boolean", default: false }, resume: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [given = "", ...extra] = positionals;
    if (values.resume ? given : !given || extra.length > 0) throw new Failure(`Usage: ${usage}`);
    const file = path.resolve(process.env.INIT_CWD ?? "", given);
    if (given && !existsSync(file)) throw new Failure(`There is no file ${file}.`);
    return { file, replace: values.replace, resuming: values.resume };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}
