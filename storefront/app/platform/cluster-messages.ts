import { z } from "zod";

/**
 * What the processes of one storefront send each other through their primary (node:cluster): `tell` goes on to all other workers,
 * `taken` says that the message of that id has been acted on, by one worker to the primary and by the primary to who sent it. `measure` asks the primary for the
 * metrics of all, and `measured` brings them.
 */
const clusterMessage = z.discriminatedUnion("clusterMessage", [
  z.object({ clusterMessage: z.literal("tell"), id: z.string(), topic: z.string(), data: z.unknown() }),
  z.object({ clusterMessage: z.literal("taken"), id: z.string() }),
  z.object({ clusterMessage: z.literal("measure"), id: z.string() }),
  z.object({ clusterMessage: z.literal("measured"), id: z.string(), text: z.string() }),
]);

/** One message between two processes. */
export type ClusterMessage = z.infer<typeof clusterMessage>;

/** Reads what has come in between processes; null where it is another's message (limits are counted over the same channel). */
export const readClusterMessage = (message: unknown): ClusterMessage | null =>
  clusterMessage.safeParse(message).data ?? null;
