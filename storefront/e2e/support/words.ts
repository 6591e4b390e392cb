import { readFileSync } from "node:fs";
import type { Language } from "../../app/i18n/languages";
import type { Messages } from "../../app/i18n/messages";

const read = (language: Language, namespace: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../app/i18n/messages/${language}/${namespace}.json`, import.meta.url), "utf8"),
  );

/** The messages of a namespace as shown in the shop, so that stories do not duplicate labels. */
export const words = <Ns extends keyof Messages>(language: Language, namespace: Ns): Messages[Ns] =>
  read(language, namespace) as Messages[Ns];

/** A message with its placeholders replaced. */
export const filled = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
