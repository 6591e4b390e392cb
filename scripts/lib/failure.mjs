import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { shown } from "./paths.mjs";
import { say } from "./steps.mjs";

/** A failure the user can fix: what happened, what to do, and where to find details. */
export class Failure extends Error {
  /**
   * @param {string} message what happened, one sentence
   * @param {{ advice?: string, log?: string, cause?: unknown }} [more] `log` is the path of a log file
   */
  constructor(message, { advice, log, cause } = {}) {
    super(message, { cause });
    this.name = "Failure";
    this.advice = advice;
    this.log = log;
  }
}

/**
 * The last lines of a log file without colours, with long lines (errors as JSON) truncated; "" if there is none.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 25) {
  try {
    const last = stripVTControlCharacters(readFileSync(file, "utf8")).trimEnd().split("\n").slice(-lines);
    return last.map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line)).join("\n");
  } catch {
    return "";
  }
}

/**
 * A failure as text for the terminal; unexpected errors include the stack, so that they can be reported.
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Failure)) {
    return `Unexpected failure in the launcher:\n${error instanceof Error ? error.stack : String(error)}`;
  }
  const parts = [error.message];
  const end = error.log ? tail(error.log) : "";
  if (error.log && end) parts.push(`Last lines of ${shown(error.log)}:`, end.replace(/^/gm, "  | "));
  if (error.advice) parts.push(`What to do: ${error.advice}`);
  return parts.join("\n");
}

/**
 * Runs the work of a command; a failure is explained on the terminal.
 * @param {() => Promise<number | void>} work
 * @param {string} [before] the explanation
 * @returns {Promise<number>} exit code
 */
export async function exitCodeOf(work, before = "") {
  try {
    return (await work()) ?? 0;
  } catch (error) {
    say(before + explain(error));
    return 1;
  }
}
