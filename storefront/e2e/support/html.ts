import { HtmlValidate } from "html-validate";

/** What React writes by its own rules, and what is a matter of taste and not of validity. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes hrefLang, imageSrcSet …; names of attributes know no case
    "attr-case": "off",
    // a product that is sold out shows its weights in the form they are chosen in, with nothing to send
    "wcag/h32": "off",
    // no <select> can be the list of a combobox (ARIA Authoring Practices)
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
  },
});

/** What is wrong with the HTML of a page, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
