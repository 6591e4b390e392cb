import { shopDay } from "@su-turrone/contract/time-zone";
import type { StoredSubscription } from "../../modules/messages/service";
import { csvOf } from "../../platform/csv";
import type { Language } from "../../platform/languages";

/** A confirmed subscription with the time of the last confirmation. */
export interface Subscriber extends Pick<StoredSubscription, "email" | "language"> {
  confirmed_at: Date | null;
}

const headers: Readonly<Record<Language, readonly string[]>> = {
  de: ["E-Mail", "Sprache", "Bestätigt am"],
  it: ["E-mail", "Lingua", "Confermata il"],
  en: ["Email", "Language", "Confirmed on"],
};

/** The subscribers as CSV; dates as 2026-11-23 in the shop's time zone. */
export const subscribersCsv = (subscribers: readonly Subscriber[], language: Language): string =>
  csvOf(
    headers[language],
    subscribers.map(({ email, language: spoken, confirmed_at: at }) => [
      email,
      spoken,
      at ? shopDay(at) : "",
    ]),
  );
