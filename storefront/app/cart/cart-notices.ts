import type { RemovedLine, CodeStatus } from "@su-turrone/contract/cart-view";
import { countryName, list, money, weight } from "@su-turrone/contract/formats";
import type { Cart, SideEffect } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import type { Messages } from "~/i18n/messages";
import type { CartIntent } from "./cart-intents";

/** Texts in cart.json under `flash`, without those of the buttons beside them. */
export type NoticeKey = Exclude<keyof Messages["cart"]["flash"], "addedLink" | "undo">;

/** One sentence about the cart. `removedLine` carries what is needed to restore the line. */
export interface CartNotice {
  key: NoticeKey;
  values: Readonly<Record<string, string | number>>;
}

/** What a valid code still requires. */
export function waitingNotice({ code, missing }: CodeStatus, language: Language): CartNotice {
  switch (missing?.kind) {
    case "minimum":
      return missing.cents === null
        ? { key: "waitsAmount", values: { code } }
        : { key: "waitsMinimum", values: { code, amount: money(missing.cents, language) } };
    case "country": {
      const countries = missing.countries.map((country) => countryName(country, language));
      return { key: "waitsCountry", values: { code, countries: list(countries, language) } };
    }
    case "product":
      return missing.names.length > 0
        ? { key: "waitsProduct", values: { code, names: list(missing.names, language) } }
        : { key: "waitsGoods", values: { code } };
    case "email":
      return { key: "waitsEmail", values: { code } };
    default:
      return { key: "waitsOther", values: { code } };
  }
}

/** A line's name within a sentence. */
const lineName = (line: { name: string; grams: number }, language: Language): string =>
  line.grams > 0 ? `${line.name}, ${weight(line.grams, language)}` : line.name;

function effectNotice(effect: SideEffect, language: Language): CartNotice {
  switch (effect.kind) {
    case "code_suspended":
      return waitingNotice(effect.status, language);
    case "code_reapplied":
      return { key: "codeBack", values: { code: effect.code } };
    case "code_removed":
      return { key: "codeLost", values: { code: effect.code } };
    case "code_unchecked":
      return { key: "codeUnchecked", values: { code: effect.code } };
    case "price":
      return { key: "price", values: { name: effect.name, price: money(effect.unit_cents, language) } };
    case "fresh_cart":
      return { key: "fresh", values: {} };
    case "ordered_before":
      return { key: "orderedBefore", values: { number: effect.number } };
    case "reorder_gone": {
      const names = effect.lines.map((line) => lineName(line, language));
      return { key: "reorderGone", values: { names: list(names, language) } };
    }
    case "reorder_fewer": {
      const { line, packs } = effect;
      return {
        key: "reorderFewer",
        values: { name: lineName(line, language), count: packs, ordered: line.quantity },
      };
    }
  }
}

export interface Outcome {
  cart: Cart | null;
  effects: readonly SideEffect[];
  removedLines: readonly RemovedLine[];
}

function changeNotice(
  intent: CartIntent,
  { cart: updatedCart, removedLines }: Outcome,
  language: Language,
): CartNotice {
  switch (intent.intent) {
    case "add": {
      const line = updatedCart?.lines.find((added) => added.variant_id === intent.variantId);
      return { key: "added", values: { name: line ? lineName(line, language) : "" } };
    }
    case "reorder":
      return { key: "reordered", values: {} };
    case "set-quantity":
      return { key: "updated", values: {} };
    case "remove": {
      const line = removedLines.find(({ id }) => id === intent.lineId);
      if (!line) return { key: "removed", values: {} };
      const { variant_id: variantId, quantity } = line;
      return { key: "removedLine", values: { name: lineName(line, language), variantId, quantity } };
    }
    case "apply-promo": {
      const code = intent.code.toUpperCase();
      const percent = updatedCart?.codes.find((applied) => applied.code.toUpperCase() === code)?.percent;
      return percent ? { key: "codeApplied", values: { percent } } : { key: "codeAppliedAmount", values: {} };
    }
    case "remove-promo":
      return { key: "codeRemoved", values: {} };
    case "set-country":
      return { key: "country", values: {} };
  }
}

export const effectNotices = (effects: readonly SideEffect[], language: Language): CartNotice[] =>
  effects.map((effect) => effectNotice(effect, language));

/** In a cart that has just been emptied, a waiting code cannot name its missing condition: it waits for goods. */
const codeOfEmptyCart = (effect: SideEffect, cart: Cart | null): CartNotice | null =>
  effect.kind === "code_suspended" &&
  (effect.status.missing?.kind ?? "other") === "other" &&
  cart?.lines.length === 0
    ? { key: "linkCode", values: { code: effect.status.code } }
    : null;

/** All notices after a change: the change itself first, then its side effects. */
export const noticesOf = (
  intent: CartIntent,
  outcome: Outcome,
  language: Language,
): [CartNotice, ...CartNotice[]] => [
  changeNotice(intent, outcome, language),
  ...outcome.effects.map((effect) => codeOfEmptyCart(effect, outcome.cart) ?? effectNotice(effect, language)),
];
