import type { InitOptions } from "i18next";
import { languages, slugFallback } from "./languages";
import { namespaces } from "./namespaces";

/** What the server's and the browser's i18next have in common. React escapes, so i18next must not. */
export const baseOptions = {
  supportedLngs: [...languages],
  fallbackLng: [...slugFallback],
  ns: [...namespaces],
  defaultNS: "common",
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions;
