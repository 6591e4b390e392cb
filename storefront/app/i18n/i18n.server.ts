import { createInstance, type TFunction } from "i18next";
import { defaultLanguage, languages, slugFallback, type Language } from "./languages";
import type { MessageNamespace } from "./messages";
import type { DeliveredMessages, MessageStore } from "./react";
import type { MessageTree } from "./translate";

const files = import.meta.glob<MessageTree>("./messages/*/*.json", { eager: true, import: "default" });

export const resources: Record<string, Record<string, MessageTree>> = {};
for (const [file, messages] of Object.entries(files)) {
  const [, language, namespace] = /\/([a-z]+)\/([a-z-]+)\.json$/.exec(file) ?? [];
  if (language && namespace) (resources[language] ??= {})[namespace] = messages;
}

export const namespaces = Object.keys(resources[defaultLanguage] ?? {}) as MessageNamespace[];

export const serverMessages: MessageStore = (language, namespace) => resources[language]?.[namespace] ?? {};

export const deliveredMessages = (
  language: Language,
  requestedNamespaces: readonly MessageNamespace[],
): DeliveredMessages => ({
  [language]: Object.fromEntries(
    requestedNamespaces.map((namespace) => [namespace, serverMessages(language, namespace) as MessageTree]),
  ),
});

/**
 * i18next instance for texts outside of components. One instance per process with all messages in memory; the language
 * is chosen per call. An instance per request would increase rendering time by a fifth.
 */
export const serverI18n = createInstance();
await serverI18n.init({
  resources,
  lng: defaultLanguage,
  supportedLngs: [...languages],
  fallbackLng: [...slugFallback],
  ns: namespaces,
  defaultNS: "common",
  // React escapes whatever becomes HTML
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** `t` of one language and namespace for loaders and actions. */
export function fixedT<const Ns extends MessageNamespace>(language: Language, namespace: Ns): TFunction<Ns> {
  return serverI18n.getFixedT(language, namespace) as unknown as TFunction<Ns>;
}
