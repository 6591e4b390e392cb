/** Each story is told in each language, with and without JavaScript, where both matter. */
export { languages, type Language } from "../../app/i18n/languages";

export const scripting = [
  { javaScriptEnabled: true, name: "with JavaScript" },
  { javaScriptEnabled: false, name: "without JavaScript" },
] as const;
