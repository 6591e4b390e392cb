/** Emitted when a mail was enqueued, so that it is sent immediately. */
export const mailQueued = "mail.queued";

/** Emitted to mail the buyer the link to an order; carries the order's `{id}`. */
export const orderLinkWanted = "order-link.wanted";
