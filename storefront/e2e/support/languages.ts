import type { Language } from "../../app/i18n/languages";

export { languages, type Language } from "../../app/i18n/languages";

/** With and without JavaScript, as settings of a story. */
export const scripting = [
  { javaScriptEnabled: true, name: "with JavaScript" },
  { javaScriptEnabled: false, name: "without JavaScript" },
] as const;

/** Language and JavaScript setting of a story. */
interface Variant {
  language: Language;
  javaScriptEnabled: boolean;
  name: string;
}

const withScripts: Variant = { language: "de", javaScriptEnabled: true, name: "de, with JavaScript" };
const withoutScripts: Variant = { language: "it", javaScriptEnabled: false, name: "it, without JavaScript" };

/**
 * A flow is tested twice, with and without JavaScript, in two languages: only texts, whose keys are type-checked, and
 * URLs, which routes.test.ts covers, differ between languages. The purchase is tested in a third one.
 */
export const variants: readonly Variant[] = [withScripts, withoutScripts];

/** The shop's essential flow is tested in each language. */
export const purchaseVariants: readonly Variant[] = [
  ...variants,
  { language: "en", javaScriptEnabled: true, name: "en, with JavaScript" },
];
