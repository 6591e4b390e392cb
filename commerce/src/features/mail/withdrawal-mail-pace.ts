/** Mails of withdrawals that leave in an hour: to one address, and receipts and notices altogether. */
export const mailsPerHour = { recipient: 5, altogether: 60 } as const;

const hourMs = 60 * 60 * 1000;

/**
 * When a mail may leave. A declaration is always taken, and strangers may declare in anybody's name: what is more than an hour's
 * measure leaves in the hours after, so that nobody's mailbox is filled through the shop and every receipt arrives all the same.
 * @param written mails of the kind written down in the last day: to this address, and altogether
 */
export function mailTime(written: Readonly<Record<keyof typeof mailsPerHour, number>>, now: Date): Date {
  const hours = Math.max(
    Math.floor(written.recipient / mailsPerHour.recipient),
    Math.floor(written.altogether / mailsPerHour.altogether),
  );
  return new Date(now.getTime() + hours * hourMs);
}
