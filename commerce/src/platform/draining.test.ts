import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { delaySignals } from "./draining";

/** A process with Medusa's signal listeners, and a delay that the test ends. */
function processWithPause() {
  const process = new EventEmitter();
  const stopped: string[] = [];
  const paused: (() => void)[] = [];
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stopped.push(signal));
  delaySignals(process, () => new Promise<void>((resolve) => paused.push(resolve)));
  return { process, stopped, paused };
}

it.each(["SIGTERM", "SIGINT"])("%s is handled once, after the delay", async (signal) => {
  const { process, stopped, paused } = processWithPause();
  process.emit(signal, signal);
  process.emit(signal, signal);
  process.emit("SIGINT", "SIGINT");
  expect(stopped).toEqual([]);
  expect(paused).toHaveLength(1);
  paused[0]?.();
  await expect.poll(() => stopped).toEqual([signal]);
});
