import type { Language } from "~/i18n/languages";

/**
 * The wording of the button that concludes the contract: §312j(3) BGB, art. 51(2) Codice del consumo, art. 8(2)
 * Directive 2011/83/EU. A constant on purpose and no message: nobody may translate or soften it.
 */
export const orderButtonText: Readonly<Record<Language, string>> = {
  de: "Zahlungspflichtig bestellen",
  it: "Ordine con obbligo di pagare",
  en: "Order with obligation to pay",
};
