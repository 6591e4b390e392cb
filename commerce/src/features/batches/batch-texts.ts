import type { PerLanguage } from "../../platform/languages";

/** Why a batch was not created or deleted; shown in the admin. */
export const batchTexts = {
  code_taken: {
    de: "Diese Charge gibt es schon, mit einem anderen Datum.",
    it: "Questo lotto c’è già, con un’altra data.",
    en: "This batch exists already, with another date.",
  },
  in_use: {
    de: "Von dieser Charge ist schon etwas verschickt. Sie bleibt, damit ein Rückruf möglich ist.",
    it: "Di questo lotto è già stato spedito qualcosa. Resta, perché sia possibile un richiamo.",
    en: "Something of this batch has been sent already. It stays, so that it can be called back.",
  },
  recall: {
    de: ["Bestellung", "Name", "E-Mail", "Telefon", "Ort", "Land", "Verschickt am", "Packungen"],
    it: ["Ordine", "Nome", "E-mail", "Telefono", "Città", "Paese", "Spedito il", "Confezioni"],
    en: ["Order", "Name", "E-mail", "Phone", "City", "Country", "Sent on", "Packs"],
  },
} as const satisfies Readonly<Record<string, PerLanguage<string | readonly string[]>>>;
