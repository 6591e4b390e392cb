/** Emitted when something was written into the outbox, so that it is sent at once. */
export const mailQueued = "mail.queued";

/** Emitted when the buyer of an order is to be mailed its link; carries `{id}` of the order. */
export const orderLinkWanted = "order-link.wanted";
