import type { Language } from "~/i18n/languages";

/**
 * Text of the button that concludes the contract: §312j(3) BGB, art. 51(2) Codice del consumo, art. 8(2) Directive
 * 2011/83/EU. Deliberately a constant and not a message, so that nobody translates or softens it.
 */
export const orderButtonText: Readonly<Record<Language, string>> = {
  de: "Zahlungspflichtig bestellen",
  it: "Ordine con obbligo di pagare",
  en: "Order with obligation to pay",
};
