import type { Language } from "../../platform/languages";
import { dayMs } from "@su-turrone/contract/time-zone";

export interface RetentionRule {
  /** What is deleted, and the start of the period. */
  what: string;
  /** Days; the name of a setting if the owner chooses them. */
  days: number | "CART_DAYS";
  /** Reason for the period. */
  source: string;
  /** The job of commerce that deletes it; "launcher" for its log files, null when nothing is old enough yet. */
  job: string | null;
  /** The period as stated on the privacy page; null when the page states none. */
  period: Readonly<Record<Language, string>> | null;
}

/**
 * Retention periods of all personal data: the only table, from which the jobs read their days. The privacy page
 * (commerce/texts/pages/privacy.*.md) states the same (retention.test.ts).
 */
export const retention = {
  carts: {
    what: "carts, from their last change; not those that became orders",
    days: "CART_DAYS",
    source:
      "a cart nobody comes back to serves no purpose (GDPR art. 5(1)(e)); its cookie expires after the same time",
    job: "delete-stale-carts",
    period: { de: "{{cart.days}} Tage", it: "{{cart.days}} giorni", en: "{{cart.days}} days" },
  },
  checkoutAddresses: {
    what: "addresses no cart uses any more, because they were replaced or the cart was deleted, from their last change",
    days: "CART_DAYS",
    source: "they belong to a cart and are kept no longer than it (GDPR art. 5(1)(e))",
    job: "delete-stale-carts",
    period: null,
  },
  guests: {
    what: "customers without an account, an order or a cart, from their last change; not those entered by the owner",
    days: "CART_DAYS",
    source:
      "Medusa creates a customer for every e-mail address entered at a checkout, even if nothing is bought (GDPR art. 5(1)(e))",
    job: "delete-stale-carts",
    period: null,
  },
  unconfirmedRequests: {
    what: "addresses that never confirmed the newsletter or an alert, from the request",
    days: 7,
    source:
      "the confirmation link is valid for a week, for mailboxes that are read only at weekends (GDPR art. 5(1)(e))",
    job: "delete-unconfirmed",
    period: null,
  },
  confirmedAlerts: {
    what: "alerts for a weight that has not come back, from the request; an alert is deleted as soon as it is sent",
    days: 365,
    source: "a weight that has not come back for a year is probably no longer made (GDPR art. 5(1)(e))",
    job: "delete-expired-records",
    period: { de: "höchstens ein Jahr", it: "al massimo un anno", en: "a year at most" },
  },
  transferSenders: {
    what: "keyed hashes of the network addresses of transfer orders, once the order is paid or cancelled, at the earliest from the order",
    days: 1,
    source:
      "so that nobody can reserve the whole stock without paying (GDPR art. 6(1)(f)); only needed while an order is open",
    job: "delete-expired-records",
    period: null,
  },
  passingMails: {
    what: "mails that belong to no order, from when they were sent",
    days: 30,
    source: "the owner can read them and send them again for this time",
    job: "delete-old-mails",
    period: { de: "30 Tage", it: "30 giorni", en: "30 days" },
  },
  settledMessages: {
    what: "messages of the contact form, from when the owner marked them as done",
    days: 365,
    source: "a question may come up again; no contract depends on them (GDPR art. 5(1)(e))",
    job: "delete-expired-records",
    period: { de: "ein Jahr danach", it: "un anno dopo", en: "a year after that" },
  },
  endedSubscriptions: {
    what: "the newsletter's proof of consent, from the end of the subscription",
    days: 5 * 365 + 1,
    source:
      "sending without consent can be fined for this time (art. 28 L. 689/1981), and the shop has to prove consent (GDPR art. 7(1))",
    job: "delete-expired-records",
    period: { de: "fünf Jahre danach", it: "cinque anni dopo", en: "five years after that" },
  },
  orders: {
    what: "orders, the notes on them, their mails, documents, withdrawals and accounts for refunds, from the order",
    days: 10 * 365 + 3,
    source:
      "a business has to keep its books and letters for ten years (art. 2220 c.c.); no order is that old yet",
    job: null,
    period: { de: "10 Jahre", it: "10 anni", en: "10 years" },
  },
  reviews: {
    what: "reviews, without the author's e-mail address; whoever asks is removed from them at once (features/erasure)",
    days: 10 * 365 + 3,
    source: "they are shown as long as the product is sold, and belong to the order that proves the purchase",
    job: null,
    period: null,
  },
  auditEntries: {
    what: "the log of who changed what in the admin, from the entry",
    days: 365,
    source: "to look up who did what (GDPR art. 6(1)(f)); concerns the shop's own staff only",
    job: "delete-old-audit-entries",
    period: null,
  },
  stockReasons: {
    what: "who counted or shipped goods, only as the id of the account, from the change of the stock",
    days: 10 * 365 + 3,
    source:
      "the stock log belongs to the books (art. 2220 c.c.) and is never changed; it shows no name once the account is deleted",
    job: null,
    period: null,
  },
  logs: {
    what: "lines in log files",
    days: 30,
    source: "to investigate faults and attacks (GDPR art. 6(1)(f)); scripts/lib/log-files.mjs",
    job: "launcher",
    period: { de: "höchstens 30 Tage", it: "al massimo 30 giorni", en: "30 days at most" },
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

/** How long a kind of data is kept. */
export interface KeptData {
  name: keyof typeof retention;
  days: number;
}

/** How long each kind of data is kept, for the owner. @param cartDays the owner's setting */
export const keptData = (cartDays: number): KeptData[] =>
  (Object.keys(retention) as (keyof typeof retention)[]).map((name) => {
    const { days } = retention[name];
    return { name, days: days === "CART_DAYS" ? cartDays : days };
  });

export const retentionMs = (days: number): number => days * dayMs;

/** Data from before this time may be deleted. */
export const retentionCutoff = (days: number, now = Date.now()): Date => new Date(now - retentionMs(days));
