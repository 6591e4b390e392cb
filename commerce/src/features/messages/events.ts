/** Emitted with `{id}` when a message from the contact form was stored. */
export const messageReceived = "contact-message.received";
