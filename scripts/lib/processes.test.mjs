import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { signalIfRunning } from "./processes.mjs";

it("signals a process, and ignores one that has ended", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  const ended = once(child, "exit");
  signalIfRunning(pid, "SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
  expect(() => {
    signalIfRunning(pid, "SIGSTOP");
  }).not.toThrow();
});
