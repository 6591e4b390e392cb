import type { Language } from "../../platform/languages";

/** Retention period of personal data. */
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
    source: "what nobody comes back for has no purpose (GDPR art. 5(1)(e)); the cookie lives as long",
    job: "delete-stale-carts",
    period: { de: "{{cart.days}} Tage", it: "{{cart.days}} giorni", en: "{{cart.days}} days" },
  },
  checkoutAddresses: {
    what: "addresses that no cart has any more, because another took their place or the cart is gone, from their last change",
    days: "CART_DAYS",
    source: "they are of a cart, and go with it (GDPR art. 5(1)(e))",
    job: "delete-stale-carts",
    period: null,
  },
  guests: {
    what: "customers without an account, an order or a cart, from their last change; not those the owner has entered",
    days: "CART_DAYS",
    source:
      "Medusa makes one of every address that is typed into a checkout; who did not buy is none (GDPR art. 5(1)(e))",
    job: "delete-stale-carts",
    period: null,
  },
  unconfirmedRequests: {
    what: "addresses that never confirmed the newsletter or an alert, from the request",
    days: 7,
    source:
      "the link to confirm is good for a week, for mailboxes that are read at weekends (GDPR art. 5(1)(e))",
    job: "delete-unconfirmed",
    period: null,
  },
  confirmedAlerts: {
    what: "alerts for a weight that has not come back, from the request; one that is sent is deleted at once",
    days: 365,
    source: "what has not come back for a year is not made any more (GDPR art. 5(1)(e))",
    job: "delete-expired-records",
    period: { de: "höchstens ein Jahr", it: "al massimo un anno", en: "a year at most" },
  },
  passingMails: {
    what: "mails that belong to no order, from when they were sent",
    days: 30,
    source: "so long the owner can read them and send them again",
    job: "delete-old-mails",
    period: { de: "30 Tage", it: "30 giorni", en: "30 days" },
  },
  settledMessages: {
    what: "messages of the contact form, from when the owner marked them as done",
    days: 365,
    source: "a question may come back; nothing of the contract hangs on them (GDPR art. 5(1)(e))",
    job: "delete-expired-records",
    period: { de: "ein Jahr danach", it: "un anno dopo", en: "a year after that" },
  },
  endedSubscriptions: {
    what: "the newsletter's proof of consent, from the end of the subscription",
    days: 5 * 365 + 1,
    source:
      "so long sending without consent can be punished (art. 28 L. 689/1981); the proof is ours (GDPR art. 7(1))",
    job: "delete-expired-records",
    period: { de: "fünf Jahre danach", it: "cinque anni dopo", en: "five years after that" },
  },
  orders: {
    what: "orders, their mails, documents and withdrawals, from the order",
    days: 10 * 365 + 3,
    source: "books and letters of a business are kept for ten years (art. 2220 c.c.); no order is so old yet",
    job: null,
    period: { de: "10 Jahre", it: "10 anni", en: "10 years" },
  },
  reviews: {
    what: "reviews, without the address of who wrote them; a person who asks is taken out of them at once (features/erasure)",
    days: 10 * 365 + 3,
    source: "they are shown as long as the product is sold, and hang on the order that proves them",
    job: null,
    period: null,
  },
  auditEntries: {
    what: "the log of who changed what in the admin, from the entry",
    days: 365,
    source: "so long one can look up who has done what (GDPR art. 6(1)(f)); about the shop's own people",
    job: "delete-old-audit-entries",
    period: null,
  },
  stockReasons: {
    what: "who counted or sent goods, by the id of the account only, from the change of the stock",
    days: 10 * 365 + 3,
    source:
      "the stock log belongs to the books (art. 2220 c.c.) and is never changed; people whose account is deleted have no name in it",
    job: null,
    period: null,
  },
  logs: {
    what: "lines in log files",
    days: 30,
    source: "so long a fault or an attack can be looked into (GDPR art. 6(1)(f)); scripts/lib/log-files.mjs",
    job: "launcher",
    period: { de: "höchstens 30 Tage", it: "al massimo 30 giorni", en: "30 days at most" },
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

const dayMs = 24 * 60 * 60 * 1000;

/** Retention period in milliseconds. */
export const retentionMs = (days: number): number => days * dayMs;

/** Data from before this time may be deleted. */
export const retentionCutoff = (days: number, now = Date.now()): Date => new Date(now - retentionMs(days));
