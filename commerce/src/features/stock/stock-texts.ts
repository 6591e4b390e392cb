import type { PerLanguage } from "../../platform/languages";

/** Why a number was not accepted; shown next to its field. */
export const stockTexts = {
  changed: {
    de: "Inzwischen sind {{available}} verkäuflich. Bitte prüfen Sie die Zahl und speichern Sie noch einmal.",
    it: "Intanto i pezzi vendibili sono {{available}}. Verificare il numero e salvare di nuovo.",
    en: "In the meantime {{available}} can be sold. Please check the number and save it again.",
  },
  not_editable: {
    de: "Für dieses Gewicht lässt sich hier keine Zahl eintragen.",
    it: "Per questo peso non si può inserire un numero qui.",
    en: "No number can be entered here for this weight.",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;
