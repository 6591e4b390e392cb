import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { z } from "zod";
import { log } from "./log.server";

/**
 * Messages the workers of one storefront exchange through their primary (node:cluster). `tell` is forwarded to all
 * other workers; `taken` acknowledges that the message with that id has been handled, from a worker to the primary and
 * from the primary to the sender. `measure` requests the metrics of all workers from the primary, and `measured`
 * returns them.
 */
const clusterMessage = z.discriminatedUnion("clusterMessage", [
  z.object({ clusterMessage: z.literal("tell"), id: z.string(), topic: z.string(), data: z.unknown() }),
  z.object({ clusterMessage: z.literal("taken"), id: z.string() }),
  z.object({ clusterMessage: z.literal("measure"), id: z.string() }),
  z.object({ clusterMessage: z.literal("measured"), id: z.string(), text: z.string() }),
]);

export type ClusterMessage = z.infer<typeof clusterMessage>;

/** Parses a message from another process; null for other messages (rate limits use the same channel). */
export const readClusterMessage = (message: unknown): ClusterMessage | null =>
  clusterMessage.safeParse(message).data ?? null;

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
