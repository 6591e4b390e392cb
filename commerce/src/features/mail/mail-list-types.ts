import { mailStatuses } from "../../modules/mail/mail-statuses";

/** Which mails the owner's list shows: all, or those of one status. */
export const mailFilters = ["all", ...mailStatuses] as const;

/** One of `mailFilters`. */
export type MailFilter = (typeof mailFilters)[number];
