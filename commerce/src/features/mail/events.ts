/** Emitted when something was written into the outbox, so that it is sent at once. */
export const mailQueued = "mail.queued";
