/** Emitted with `{id}` when a message from the contact form was stored. */
export const messageReceived = "contact-message.received";

/** Emitted with `{id, at}` when an address asked for the newsletter; `at` in milliseconds tells the askings apart. */
export const newsletterRequested = "newsletter.requested";

/** Emitted with `{id}` when an address was confirmed. */
export const newsletterConfirmed = "newsletter.confirmed";
