/**
 * queued: waits for its next try. sending: claimed by a process, which has until `next_try` to say how it went.
 * failed: given up, until the owner sends it again. suppressed: the owner wanted what happened not to be mailed.
 */
export const mailStatuses = ["queued", "sending", "sent", "failed", "suppressed"] as const;

/** Status of a mail in the outbox. */
export type MailStatus = (typeof mailStatuses)[number];
