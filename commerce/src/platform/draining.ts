import { setTimeout as wait } from "node:timers/promises";
import { env } from "./env";
import { onEveryRequest } from "./every-request";

const stopSignals = ["SIGTERM", "SIGINT"] as const;

/**
 * Puts a pause between a signal to stop and what listens to it: the listeners that are there are called when the pause is over.
 * @param process gets the signals
 * @param pause called at the first signal; any after it change nothing
 */
export function delaySignals(process: NodeJS.EventEmitter, pause: () => Promise<unknown>): void {
  let stopping = false;
  for (const signal of stopSignals) {
    const listeners = process.rawListeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void pause().then(() => {
        for (const listener of listeners) Reflect.apply(listener, process, [signal]);
      });
    });
  }
}

let begun = false;
let draining = false;

/** Whether this server was told to stop: whoever balances the load is to send nobody any more. */
export const isDraining = (): boolean => draining;

/**
 * Lets this server, when it is told to stop, go on answering for DRAIN_SECONDS and close each connection with its answer; Medusa by
 * itself closes its port and idle connections at once, and what was on its way down one of them is lost.
 */
export function drainBeforeStop(): void {
  const { DRAIN_SECONDS: seconds } = env();
  if (begun || seconds === 0) return;
  begun = true;
  let delayed = false;
  const pause = (): Promise<unknown> => {
    draining = true;
    return wait(seconds * 1000);
  };
  onEveryRequest((_request, response) => {
    // Medusa begins to listen for signals after it has opened its port
    if (!delayed) delaySignals(process, pause);
    delayed = true;
    if (draining) response.setHeader("Connection", "close");
  });
}
