import { HtmlValidate } from "html-validate";

/** Disables rules that React's output cannot follow, and rules about style rather than validity. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes hrefLang, imageSrcSet …; attribute names are case-insensitive
    "attr-case": "off",
    // a sold-out product shows its weights in the same form, without a submit button
    "wcag/h32": "off",
    // a <select> cannot be the listbox of a combobox (ARIA Authoring Practices)
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
  },
});

/** Validation problems of a page's HTML, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
