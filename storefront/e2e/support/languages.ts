import type { Language } from "../../app/i18n/languages";

export { languages, type Language } from "../../app/i18n/languages";

export const scripting = [
  { javaScriptEnabled: true, name: "with JavaScript" },
  { javaScriptEnabled: false, name: "without JavaScript" },
] as const;

/** Language and JavaScript setting of a story. */
interface Telling {
  language: Language;
  javaScriptEnabled: boolean;
  name: string;
}

const withScripts: Telling = { language: "de", javaScriptEnabled: true, name: "de, with JavaScript" };
const withoutScripts: Telling = { language: "it", javaScriptEnabled: false, name: "it, without JavaScript" };

/**
 * A flow is tested twice, with and without JavaScript, in two languages: only texts, whose keys are type-checked, and
 * URLs, which routes.test.ts covers, differ between languages. The purchase is tested in a third one.
 */
export const tellings: readonly Telling[] = [withScripts, withoutScripts];

/** The shop's essential flow is tested in each language. */
export const purchaseTellings: readonly Telling[] = [
  ...tellings,
  { language: "en", javaScriptEnabled: true, name: "en, with JavaScript" },
];
