/**
 * queued: waiting for the next attempt. sending: claimed by a process, which has until `next_try` to record the
 * outcome.
 * failed: given up, until the owner resends it. suppressed: recorded, but the owner chose not to send it.
 */
export const mailStatuses = ["queued", "sending", "sent", "failed", "suppressed"] as const;

export type MailStatus = (typeof mailStatuses)[number];

/** Filters of the owner's mail list: all mails, or those with one status. */
export const mailFilters = ["all", ...mailStatuses] as const;

/** Beginning of `last_error` if the recipient's mail server says that there is no such mailbox. */
export const noMailbox = "RCPT TO: ";

/** Whether a mail was given up because there is no such mailbox. */
export const hasNoMailbox = (lastError: string | null): boolean => lastError?.startsWith(noMailbox) ?? false;
