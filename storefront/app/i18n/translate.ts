import type { TFunction } from "i18next";
import type { MessageNamespace } from "./namespaces";

/** The texts of one namespace, nested as its file has them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** What a text takes in, by name. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a word a number takes in a language. */
function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  let own = rules.get(language);
  if (!own) rules.set(language, (own = new Intl.PluralRules(language)));
  return own.select(count);
}

/** The text at a dotted key; undefined where there is none or where further keys are. */
function textAt(messages: MessageTree, key: string): string | undefined {
  let found: string | MessageTree | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** A text with its `{{values}}` put in; one that is not given stays as it is written. */
export const withValues = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? "") : gap,
  );

/**
 * `t` over the messages of one language and namespace, as components use it on the server and in the browser alike. i18next would
 * cost each page 13 KB; what the shop's messages need of it is this: dotted keys, `{{values}}`, put in as they are because React
 * escapes them, and the plural forms `_one`, `_other` … of `count`. A key without text is its own text. translate.test.ts holds
 * it against i18next for every message.
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
