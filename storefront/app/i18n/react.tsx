import { useLocation } from "@remix-run/react";
import type { i18n, TFunction } from "i18next";
import { createContext, useContext, useMemo } from "react";
import { I18nContext } from "react-i18next";
import { slugFallback, type Language } from "./languages";
import type { MessageNamespace } from "./namespaces";
import { languageOfPath } from "./paths";

/** Language of the page being shown: the one its URL names. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** Files that did not load (offline, old deploy): asking again at every render would suspend for ever. */
const failed = new Set<string>();
const pending = new Map<string, Promise<void>>();

/**
 * Loads one namespace of one language once. Where that fails, its place is taken by the fallback languages in
 * their order; resolves even when all fail, because the page can do with the keys.
 */
async function fetchMessages(instance: i18n, language: Language, namespace: MessageNamespace): Promise<void> {
  for (const candidate of [language, ...slugFallback]) {
    await instance.reloadResources([candidate], [namespace]);
    if (!instance.hasResourceBundle(candidate, namespace)) continue;
    if (candidate !== language) {
      const bundle: unknown = instance.getResourceBundle(candidate, namespace);
      instance.addResourceBundle(language, namespace, bundle);
    }
    return;
  }
  failed.add(`${language}/${namespace}`);
}

function load(instance: i18n, language: Language, namespace: MessageNamespace): Promise<void> {
  const key = `${language}/${namespace}`;
  const started =
    pending.get(key) ?? fetchMessages(instance, language, namespace).finally(() => pending.delete(key));
  pending.set(key, started);
  return started;
}

/**
 * `t` for the URL's language. Suspends, inside the navigation's transition, until its messages are there.
 * Not `useTranslation(ns, { lng })`: react-i18next 15 keeps `t` in state and shows one frame of the old language
 * after a switch.
 */
export function useT<const Ns extends MessageNamespace = "common">(namespace?: Ns): TFunction<Ns> {
  const { i18n: instance } = useContext(I18nContext);
  const language = useLanguage();
  const name: MessageNamespace = namespace ?? "common";
  if (!instance.hasResourceBundle(language, name) && !failed.has(`${language}/${name}`)) {
    throw load(instance, language, name);
  }
  return useMemo(
    () => instance.getFixedT(language, name) as unknown as TFunction<Ns>,
    [instance, language, name],
  );
}

/** What the server hands the document. */
export interface DocumentData {
  /** Of the Content-Security-Policy; undefined in the browser, which hides it. */
  nonce: string | undefined;
  /** Of the request this document answers, and the path it asked for. */
  requestId: string;
  pathname: string;
  /** Commerce did not answer: what is shown may be old, and what needs it is closed for now. */
  away: boolean;
  /** The messages this page needs, by language and namespace. */
  messages: Record<string, unknown>;
}

export const DocumentContext = createContext<DocumentData>({
  nonce: undefined,
  requestId: "",
  pathname: "",
  away: false,
  messages: {},
});

/** Id of the script element that carries messages and request id to the browser. */
export const messagesId = "messages";
