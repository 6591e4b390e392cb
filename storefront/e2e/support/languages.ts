import type { Language } from "../../app/i18n/languages";

export { languages, type Language } from "../../app/i18n/languages";

export const scripting = [
  { javaScriptEnabled: true, name: "with JavaScript" },
  { javaScriptEnabled: false, name: "without JavaScript" },
] as const;

/** A story of a flow, by its language and whether scripts run. */
interface Telling {
  language: Language;
  javaScriptEnabled: boolean;
  name: string;
}

const withScripts: Telling = { language: "de", javaScriptEnabled: true, name: "de, with JavaScript" };
const withoutScripts: Telling = { language: "it", javaScriptEnabled: false, name: "it, without JavaScript" };

/**
 * A flow is told twice, once with and once without JavaScript, in two languages: what changes with the language are words, whose
 * keys are types, and addresses, which routes.test.ts goes through. The purchase has a third one.
 */
export const tellings: readonly Telling[] = [withScripts, withoutScripts];

/** The one flow the shop lives on is told in each language. */
export const purchaseTellings: readonly Telling[] = [
  ...tellings,
  { language: "en", javaScriptEnabled: true, name: "en, with JavaScript" },
];
