import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { readClusterMessage, type ClusterMessage } from "./cluster-messages";
import { log } from "./log.server";

/** Messages the workers of the storefront exchange, by topic. */
interface Topics {
  /** Everything with one of these tags is stale. */
  outdated: readonly ChangeTag[];
  /** A cart change that commerce has not answered. */
  unconfirmed: { cartId: string; submissionId: string };
  /** The cart a submission has created. */
  begun: { cartId: string; submissionId: string };
}

/** Timeout in ms: the other workers are either running or about to be restarted with empty caches. */
const acknowledgementTimeoutMs = 2_000;

/** Messages that have not been acknowledged by all other workers yet. */
const pendingAcknowledgements = new Map<string, () => void>();

let listening = false;

function listenForAcknowledgements(): void {
  if (listening) return;
  listening = true;
  process.on("message", (received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage === "taken") pendingAcknowledgements.get(message.id)?.();
  });
}

/**
 * Sends a message to the other workers of this storefront; resolves immediately if there are none. Otherwise resolves
 * when each of them has handled it, or after a timeout.
 */
export function broadcast<Topic extends keyof Topics>(topic: Topic, data: Topics[Topic]): Promise<void> {
  if (!cluster.isWorker) return Promise.resolve();
  listenForAcknowledgements();
  const id = randomUUID();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      pendingAcknowledgements.delete(id);
      resolve();
    };
    const timer = setTimeout(() => {
      log.warn({ topic }, "not every storefront process has responded");
      done();
    }, acknowledgementTimeoutMs);
    pendingAcknowledgements.set(id, done);
    process.send?.({ clusterMessage: "tell", id, topic, data } satisfies ClusterMessage);
  });
}

/** Handles messages of other workers. One handler per topic. */
export function onBroadcast<Topic extends keyof Topics>(
  topic: Topic,
  handle: (data: Topics[Topic]) => void,
): void {
  if (!cluster.isWorker) return;
  process.on("message", (received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage !== "tell" || message.topic !== topic) return;
    // sent by `broadcast` of the same program version
    handle(message.data as Topics[Topic]);
    process.send?.({ clusterMessage: "taken", id: message.id } satisfies ClusterMessage);
  });
}
