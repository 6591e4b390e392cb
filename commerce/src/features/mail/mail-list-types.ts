import { mailStatuses } from "../../modules/mail/mail-statuses";

/** Filters of the owner's mail list: all mails, or those with one status. */
export const mailFilters = ["all", ...mailStatuses] as const;

export type MailFilter = (typeof mailFilters)[number];
