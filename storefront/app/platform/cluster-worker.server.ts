import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { readClusterMessage, type ClusterMessage } from "./cluster-messages";
import { log } from "./log.server";

/** What one process of the storefront tells the others, by topic. */
interface Topics {
  /** Whatever has one of these tags is outdated. */
  outdated: readonly ChangeTag[];
  /** A change of a cart that commerce has not answered. */
  unconfirmed: { cartId: string; form: string };
  /** The cart that a form has begun. */
  begun: { cartId: string; form: string };
}

/** The others are there or are about to be started anew, with nothing in their memory: nobody waits longer than this, in ms. */
const longestWait = 2_000;

/** Messages that not all others have acted on yet. */
const waiting = new Map<string, () => void>();

let listening = false;

/** Hears what all others have acted on. */
function listenForAnswers(): void {
  if (listening) return;
  listening = true;
  process.on("message", (received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage === "taken") waiting.get(message.id)?.();
  });
}

/**
 * Tells the other processes of this storefront; at once where there are none. Resolves when each of them has acted on it, and when
 * one does not answer in time.
 */
export function broadcast<Topic extends keyof Topics>(topic: Topic, data: Topics[Topic]): Promise<void> {
  if (!cluster.isWorker) return Promise.resolve();
  listenForAnswers();
  const id = randomUUID();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve();
    };
    const timer = setTimeout(() => {
      log.warn({ topic }, "not every process of the storefront has answered");
      done();
    }, longestWait);
    waiting.set(id, done);
    process.send?.({ clusterMessage: "tell", id, topic, data } satisfies ClusterMessage);
  });
}

/** Acts on what another process of this storefront tells. One part of the program for each topic. */
export function onBroadcast<Topic extends keyof Topics>(
  topic: Topic,
  act: (data: Topics[Topic]) => void,
): void {
  if (!cluster.isWorker) return;
  process.on("message", (received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage !== "tell" || message.topic !== topic) return;
    // written by `broadcast` of the same version of this program
    act(message.data as Topics[Topic]);
    process.send?.({ clusterMessage: "taken", id: message.id } satisfies ClusterMessage);
  });
}
