import type { Language } from "../../app/i18n/languages";

export { languages, type Language } from "../../app/i18n/languages";

/** Language and JavaScript setting of a story. */
interface Variant {
  language: Language;
  javaScriptEnabled: boolean;
  name: string;
}

/**
 * The purchase is told in each language, once without JavaScript. All other stories have JavaScript, and most one
 * language: texts are type-checked, URLs are covered by routes.test.ts, and what the forms do without JavaScript by the
 * HTTP tests (PlainBrowser).
 */
export const purchaseVariants: readonly Variant[] = [
  { language: "de", javaScriptEnabled: true, name: "de, with JavaScript" },
  { language: "it", javaScriptEnabled: false, name: "it, without JavaScript" },
  { language: "en", javaScriptEnabled: true, name: "en, with JavaScript" },
];
