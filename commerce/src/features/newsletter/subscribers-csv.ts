import { shopDay } from "@su-turrone/contract/time-zone";
import type { StoredSubscription } from "../../modules/messages/service";
import { csvOf } from "../../platform/csv";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";

/** A confirmed subscription with the time of the last confirmation. */
export interface Subscriber extends Pick<StoredSubscription, "email" | "language"> {
  confirmed_at: Date | null;
}

/** The subscribers as CSV; dates as 2026-11-23 in the shop's time zone. */
export const subscribersCsv = (subscribers: readonly Subscriber[], language: Language): string =>
  csvOf(
    textsOf("documents", language).subscribers,
    subscribers.map(({ email, language: spoken, confirmed_at: at }) => [
      email,
      spoken,
      at ? shopDay(at) : "",
    ]),
  );
