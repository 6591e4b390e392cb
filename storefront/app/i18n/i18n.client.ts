import i18next, { type BackendModule, type i18n, type Resource, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./languages";
import { baseOptions } from "./options";

const files = import.meta.glob<ResourceKey>("./messages/*/*.json", { import: "default" });

/** Loads one chunk a language and namespace, when a page first asks for it. */
const chunks: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`./messages/${language}/${namespace}.json`];
    if (!load) {
      done(new Error(`no messages ${language}/${namespace}`), false);
      return;
    }
    load().then(
      (messages) => {
        done(null, messages);
      },
      (error: unknown) => {
        console.error("Failed locale loading", language, namespace, error);
        done(error instanceof Error ? error : new Error(String(error)), false);
      },
    );
  },
};

/** Starts i18next in the browser with the messages the page came with; everything else loads on demand. */
export async function startI18n(language: Language, delivered: Resource): Promise<i18n> {
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      ...baseOptions,
      lng: language,
      fallbackLng: false,
      ns: Object.keys(delivered[language] ?? {}),
      resources: delivered,
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
  return i18next;
}
