/**
 * Header in which the storefront repeats since when a change has been waiting, by commerce's clock (ms since 1970), so
 * that it keeps its place in the queue.
 */
export const waitingSinceHeader = "x-waiting-since";

/**
 * Header by which a script tells the server that it asks again by itself while its change waits: the ticket of the last
 * response, at first `noTicket`.
 */
export const queueTicketHeader = "x-queue-ticket";

/** Not empty, because Remix drops empty headers. */
export const noTicket = "none";

/** Why commerce has not begun a change (503): it waits its turn, or too many wait already. */
export type QueueAnswer =
  | {
      /** Position in the queue; the next one to begin has 1. */
      place: number;
      /** See `waitingSinceHeader`. */
      since: number;
    }
  | "crowded";

/** A queue answer as message of commerce's response, because Medusa's SDK passes on nothing else of an error. */
export const queueMessage = (answer: QueueAnswer): string =>
  answer === "crowded" ? answer : `queued ${answer.place} ${answer.since}`;

/** The queue answer in a message of commerce; null for any other message. */
export function queueAnswerOf(message: string): QueueAnswer | null {
  if (message === "crowded") return message;
  const [, place, since] = /^queued (\d{1,6}) (\d{1,15})$/.exec(message) ?? [];
  return place && since ? { place: Number(place), since: Number(since) } : null;
}
