import { createInstance, type TFunction } from "i18next";
import { defaultLanguage, languages, slugFallback, type Language } from "./languages";
import { namespaces, type MessageNamespace } from "./namespaces";
import type { DeliveredMessages, MessageStore } from "./react";
import type { MessageTree } from "./translate";

const files = import.meta.glob<MessageTree>("./messages/*/*.json", { eager: true, import: "default" });

/** All messages, by language and namespace. */
export const resources: Record<string, Record<string, MessageTree>> = {};
for (const [file, messages] of Object.entries(files)) {
  const [, language, namespace] = /\/([a-z]+)\/([a-z-]+)\.json$/.exec(file) ?? [];
  if (language && namespace) (resources[language] ??= {})[namespace] = messages;
}

/** What components are rendered with. */
export const serverMessages: MessageStore = (language, namespace) => resources[language]?.[namespace] ?? {};

/** Messages of one language, as a page takes them to the browser. */
export const deliveredMessages = (
  language: Language,
  wanted: readonly MessageNamespace[],
): DeliveredMessages => ({
  [language]: Object.fromEntries(
    wanted.map((namespace) => [namespace, serverMessages(language, namespace) as MessageTree]),
  ),
});

/**
 * For what is said outside of components. One instance for the whole process with everything in memory; the language is chosen per
 * call. An instance per request would cost a fifth more time a page.
 */
export const serverI18n = createInstance();
await serverI18n.init({
  resources,
  lng: defaultLanguage,
  supportedLngs: [...languages],
  fallbackLng: [...slugFallback],
  ns: [...namespaces],
  defaultNS: "common",
  // what becomes HTML of it goes through React, which escapes
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** `t` of one language and namespace for loaders and actions. */
export function fixedT<const Ns extends MessageNamespace>(language: Language, namespace: Ns): TFunction<Ns> {
  return serverI18n.getFixedT(language, namespace) as unknown as TFunction<Ns>;
}
