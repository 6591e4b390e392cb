import { expect, it } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { openStorefront } from "../../../testing/own-storefront";

/** Loaded before the storefront: a program error that a signal provokes. */
const faultyModule = `process.on("SIGUSR2", () => {
  throw Object.assign(new Error("ada@example.com is unknown"), { detail: "ada@example.com" });
});
process.on("SIGWINCH", () => {
  void Promise.reject(new Error("ada@example.com is unknown"));
});`;

const errors = [
  ["an error that nothing catches", "SIGUSR2"],
  ["a rejected promise that nothing handles", "SIGWINCH"],
] as const;

it.each(rowsOfRun(errors, ([name]) => name, ["an error that nothing catches"]))(
  "%s is logged by the rules of the logs and ends the process",
  async (_, signal) => {
    let output = "";
    const faulty = `--import=data:text/javascript,${encodeURIComponent(faultyModule)}`;
    const storefront = await openStorefront({ NODE_OPTIONS: faulty }, (text) => (output += text));
    process.kill(storefront.pid, signal);
    expect(await storefront.exited).toBe(1);
    const lines = output.trim().split("\n");
    // each line is JSON, so none was written by Node itself
    const last = lines.map((line) => JSON.parse(line) as Record<string, unknown>).at(-1);
    expect(last).toMatchObject({
      level: 60,
      service: "storefront",
      msg: "uncaught error",
      err: { type: "Error", message: "[mail address] is unknown" },
    });
    expect(output).not.toContain("ada@example.com");
  },
);
