import type { PerLanguage } from "../../platform/languages";
import type { CodeProblem } from "./code-form";

/** Validation messages of the page "Codes", shown next to the field. */
export const codeProblemTexts: Readonly<Record<CodeProblem, PerLanguage>> = {
  code_letters: {
    de: "Ein Code besteht aus 3 bis 60 Buchstaben von A bis Z und Ziffern, ohne Leerzeichen.",
    it: "Un codice è fatto di 3–60 lettere dalla A alla Z e cifre, senza spazi.",
    en: "A code is 3 to 60 letters from A to Z and digits, without spaces.",
  },
  code_taken: {
    de: "Diesen Code gibt es schon. Groß- und Kleinschreibung zählt dabei nicht.",
    it: "Questo codice esiste già. Maiuscole e minuscole non fanno differenza.",
    en: "There is such a code already. Upper and lower case make no difference.",
  },
  percent: {
    de: "Eine ganze Zahl von 1 bis 100 ist nötig.",
    it: "Serve un numero intero da 1 a 100.",
    en: "This has to be a whole number from 1 to 100.",
  },
  amount: {
    de: "Ein Betrag über 0 ist nötig, zum Beispiel 5,00.",
    it: "Serve un importo maggiore di 0, per esempio 5,00.",
    en: "This has to be an amount above 0, such as 5.00.",
  },
  day: {
    de: "Das ist kein Datum dieses Jahrhunderts.",
    it: "Non è una data di questo secolo.",
    en: "This is no date of this century.",
  },
  until_before_from: {
    de: "Der letzte Tag liegt vor dem ersten.",
    it: "L’ultimo giorno è prima del primo.",
    en: "The last day is before the first.",
  },
  until_past: {
    de: "Dieser Tag ist schon vorbei.",
    it: "Questo giorno è già passato.",
    en: "This day is over already.",
  },
  limit: {
    de: "Eine ganze Zahl ab 1 ist nötig; leer heißt ohne Grenze.",
    it: "Serve un numero intero da 1 in su; vuoto significa senza limite.",
    en: "This has to be a whole number from 1 up; empty means no limit.",
  },
  limit_below_used: {
    de: "Der Code wurde schon öfter eingelöst; die Grenze kann nicht darunter liegen.",
    it: "Il codice è già stato usato più volte; il limite non può essere inferiore.",
    en: "The code was used more often already; the limit cannot be below that.",
  },
  minimum: {
    de: "Ein Betrag über 0 ist nötig, zum Beispiel 30,00; leer heißt ohne Mindestwert.",
    it: "Serve un importo maggiore di 0, per esempio 30,00; vuoto significa senza minimo.",
    en: "This has to be an amount above 0, such as 30.00; empty means no minimum.",
  },
};

/** Why the dates and limit of a code cannot be changed on the page "Codes". */
export const codeNotEditable: PerLanguage = {
  de: "Dieser Code teilt Daten oder Budget mit einer Kampagne. Er lässt sich an- und abschalten; für andere Daten legen Sie einen neuen Code an.",
  it: "Questo codice condivide date o budget con una campagna. Si può attivare e disattivare; per date diverse si crea un codice nuovo.",
  en: "This code shares dates or budget with a campaign. It can be switched on and off; please create a new code for other dates.",
};
