/**
 * Header by which a script tells the server that it asks again by itself while its change waits: the ticket of the last
 * response, at first `noTicket`.
 */
export const queueTicketHeader = "x-queue-ticket";

/** Not empty, because Remix drops empty headers. */
export const noTicket = "none";
