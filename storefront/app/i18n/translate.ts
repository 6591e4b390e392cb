import type { TFunction } from "i18next";
import type { MessageNamespace } from "./messages";

/** Texts of one namespace, nested as in its file. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export type Values = Readonly<Record<string, string | number | null | undefined>>;

const pluralRulesByLanguage = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  let pluralRules = pluralRulesByLanguage.get(language);
  if (!pluralRules) pluralRulesByLanguage.set(language, (pluralRules = new Intl.PluralRules(language)));
  return pluralRules.select(count);
}

/** The text at a dotted key; undefined if there is none or the key names a group. */
function textAt(messages: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = messages;
  for (const part of key.split(".")) node = typeof node === "object" ? node[part] : undefined;
  return typeof node === "string" ? node : undefined;
}

/** Replaces `{{values}}` in a text; placeholders without a value are kept. */
export const withValues = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? "") : placeholder,
  );

/**
 * `t` for the messages of one language and namespace, used by components on the server and in the browser. i18next
 * would add 13 KB to each page; the shop only needs this subset: dotted keys, `{{values}}`, which are not escaped
 * because React does that, and the plural forms `_one`, `_other` … of `count`. A missing key is returned as its text.
 * translate.test.ts compares it with i18next for every message.
 */
export function translator<Ns extends MessageNamespace>(
  language: string,
  messages: MessageTree,
): TFunction<Ns> {
  const t = (key: string, values: Values = {}): string => {
    const { count } = values;
    const text =
      (typeof count === "number" ? textAt(messages, `${key}_${pluralForm(language, count)}`) : undefined) ??
      textAt(messages, key) ??
      key;
    return withValues(text, values);
  };
  return t as unknown as TFunction<Ns>;
}
