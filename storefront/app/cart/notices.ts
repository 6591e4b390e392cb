import type { Cart } from "~/commerce/types";
import { weight } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { CartIntent } from "./intents";

/** What can be said after a change that went well; texts in cart.json under `flash`. */
export const noticeKeys = [
  "added",
  "updated",
  "removed",
  "codeApplied",
  "codeAppliedAmount",
  "codeRemoved",
  "country",
  "gone",
] as const;

export type NoticeKey = (typeof noticeKeys)[number];

export interface CartNotice {
  key: NoticeKey;
  values: Readonly<Record<string, string | number>>;
}

/** The notice a flash cookie carries; null for what is none of the cart's. */
export function noticeFrom(flash: { key: string; values?: CartNotice["values"] } | null): CartNotice | null {
  const key = noticeKeys.find((known) => known === flash?.key);
  return key ? { key, values: flash?.values ?? {} } : null;
}

/** What to say once a change is made. */
export function noticeOf(intent: CartIntent, cart: Cart | null, language: Language): CartNotice {
  switch (intent.intent) {
    case "add": {
      const line = cart?.lines.find(({ variantId }) => variantId === intent.variantId);
      return { key: "added", values: { name: line ? `${line.name}, ${weight(line.grams, language)}` : "" } };
    }
    case "set-quantity":
      return { key: "updated", values: {} };
    case "remove":
      return { key: "removed", values: {} };
    case "apply-promo": {
      const code = intent.code.toUpperCase();
      const percent = cart?.codes.find((applied) => applied.code === code)?.percent;
      return percent ? { key: "codeApplied", values: { percent } } : { key: "codeAppliedAmount", values: {} };
    }
    case "remove-promo":
      return { key: "codeRemoved", values: {} };
    case "set-country":
      return { key: "country", values: {} };
  }
}
