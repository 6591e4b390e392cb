import { z } from "zod";

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
