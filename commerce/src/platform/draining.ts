import { setTimeout as wait } from "node:timers/promises";
import { env } from "./env";
import { onEveryRequest } from "./every-request";

const stopSignals = ["SIGTERM", "SIGINT"] as const;

/**
 * Delays the existing listeners of stop signals: they are called once the pause is over.
 * @param process emitter of the signals
 * @param pause called on the first signal; later signals are ignored
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

let isDelayed = false;
let draining = false;

/** Whether this server is stopping, so that the load balancer should send it no more requests. */
export const isDraining = (): boolean => draining;

/**
 * On a stop signal, keeps this server responding for DRAIN_SECONDS and closes each connection after its response.
 * Medusa itself closes its port and idle connections immediately, so that requests just arriving on one are lost.
 */
export function drainBeforeStop(): void {
  const { DRAIN_SECONDS: seconds } = env();
  if (isDelayed || seconds === 0) return;
  isDelayed = true;
  let delayed = false;
  const pause = (): Promise<unknown> => {
    draining = true;
    return wait(seconds * 1000);
  };
  onEveryRequest((_request, response) => {
    // Medusa registers its signal listeners after it has opened its port
    if (!delayed) delaySignals(process, pause);
    delayed = true;
    if (draining) response.setHeader("Connection", "close");
  });
}
