import type { Language } from "~/i18n/languages";

/**
 * Labels of the two buttons of the withdrawal function. The wording is prescribed by law and must not be changed: §356a
 * BGB, art. 54-bis Codice del consumo, art. 11a Directive 2011/83/EU.
 */
export const withdrawButtons: Readonly<Record<Language, { begin: string; confirm: string }>> = {
  de: { begin: "Vertrag widerrufen", confirm: "Widerruf bestätigen" },
  it: { begin: "Recedere dal contratto qui", confirm: "Conferma recesso" },
  en: { begin: "Withdraw from contract here", confirm: "Confirm withdrawal" },
};
