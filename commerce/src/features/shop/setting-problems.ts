import type { PerLanguage } from "../../platform/languages";

/** Validation messages shown next to a setting. */
export const settingProblems = {
  required: {
    de: "Bitte ausfüllen.",
    it: "Da compilare.",
    en: "Please fill this in.",
  },
  too_long: {
    de: "Das ist zu lang.",
    it: "Il testo è troppo lungo.",
    en: "This is too long.",
  },
  invalid: {
    de: "Das kann so nicht gespeichert werden.",
    it: "Così non si può salvare.",
    en: "This cannot be saved as it is.",
  },
  placeholder: {
    de: "Das ist noch ein Platzhalter.",
    it: "È ancora un segnaposto.",
    en: "This is still a placeholder.",
  },
  postal_code: {
    de: "Eine italienische Postleitzahl hat fünf Ziffern, zum Beispiel 08039.",
    it: "Il CAP ha cinque cifre, per esempio 08039.",
    en: "An Italian postcode has five digits, such as 08039.",
  },
  vat_id: {
    de: "Bitte IT und die elf Ziffern der Partita IVA angeben; die Prüfziffer muss stimmen.",
    it: "Inserire IT e le undici cifre della partita IVA; la cifra di controllo deve essere giusta.",
    en: "Enter IT and the eleven digits of the partita IVA; the check digit has to be right.",
  },
  email: {
    de: "Bitte eine E-Mail-Adresse wie name@beispiel.it angeben.",
    it: "Inserire un indirizzo e-mail come nome@esempio.it.",
    en: "Enter an e-mail address such as name@example.it.",
  },
  phone: {
    de: "Bitte eine Telefonnummer wie +39 0784 123456 angeben.",
    it: "Inserire un numero di telefono come +39 0784 123456.",
    en: "Enter a telephone number such as +39 0784 123456.",
  },
  iban: {
    de: "Diese IBAN stimmt nicht. Bitte jede Stelle mit dem Kontoauszug vergleichen.",
    it: "Questo IBAN non è giusto. Confrontarlo cifra per cifra con l’estratto conto.",
    en: "This IBAN is not right. Please compare it with your bank statement, digit by digit.",
  },
  bic: {
    de: "Ein BIC hat 8 oder 11 Stellen, zum Beispiel BPPIITRRXXX.",
    it: "Un BIC ha 8 o 11 caratteri, per esempio BPPIITRRXXX.",
    en: "A BIC has 8 or 11 characters, such as BPPIITRRXXX.",
  },
  amount: {
    de: "Bitte einen Betrag wie 12,50 angeben.",
    it: "Inserire un importo come 12,50.",
    en: "Enter an amount such as 12.50.",
  },
  transfer_days: {
    de: "Bitte eine ganze Zahl von 1 bis 60 angeben.",
    it: "Inserire un numero intero da 1 a 60.",
    en: "Enter a whole number from 1 to 60.",
  },
  open_orders: {
    de: "Bitte eine ganze Zahl von 1 bis 1000 angeben.",
    it: "Inserire un numero intero da 1 a 1000.",
    en: "Enter a whole number from 1 to 1000.",
  },
  open_packs: {
    de: "Bitte eine ganze Zahl von 1 bis 100 000 angeben.",
    it: "Inserire un numero intero da 1 a 100.000.",
    en: "Enter a whole number from 1 to 100,000.",
  },
  delivery_days: {
    de: "Bitte zwei ganze Zahlen angeben, die zweite größer als die erste, zum Beispiel 2 und 3.",
    it: "Inserire due numeri interi, il secondo maggiore del primo, per esempio 2 e 3.",
    en: "Enter two whole numbers, the second greater than the first, such as 2 and 3.",
  },
  hour: {
    de: "Bitte eine volle Stunde von 1 bis 23 angeben.",
    it: "Inserire un’ora intera da 1 a 23.",
    en: "Enter a full hour from 1 to 23.",
  },
  delivered_days: {
    de: "Bitte eine ganze Zahl von 1 bis 30 angeben.",
    it: "Inserire un numero intero da 1 a 30.",
    en: "Enter a whole number from 1 to 30.",
  },
  packs: {
    de: "Bitte eine ganze Zahl von 0 bis 10 000 angeben.",
    it: "Inserire un numero intero da 0 a 10.000.",
    en: "Enter a whole number from 0 to 10,000.",
  },
  hours: {
    de: "Bitte in jeder Zeile zwei Uhrzeiten angeben, die zweite später als die erste, und Tage in der Reihenfolge der Woche.",
    it: "In ogni riga servono due orari, il secondo dopo il primo, e i giorni nell’ordine della settimana.",
    en: "Each row needs two times, the second later than the first, and days in the order of the week.",
  },
  pause_days: {
    de: "Jede Pause braucht einen ersten und einen letzten Tag, den letzten nicht vor dem ersten, und höchstens 120 Tage.",
    it: "Ogni pausa ha bisogno di un primo e di un ultimo giorno, l’ultimo non prima del primo, e dura al massimo 120 giorni.",
    en: "Each pause needs a first and a last day, the last not before the first, and lasts 120 days at most.",
  },
  pause_goods: {
    de: "Eine Hitzepause braucht mindestens eine Kategorie und ein Land.",
    it: "Una pausa per il caldo ha bisogno di almeno una categoria e un Paese.",
    en: "A heat pause needs at least one category and one country.",
  },
  season_days: {
    de: "Die Geschenkzeit braucht einen ersten und einen letzten Tag, die es im Kalender gibt.",
    it: "Il periodo dei regali ha bisogno di un primo e di un ultimo giorno che esistano nel calendario.",
    en: "The gift season needs a first and a last day that are in the calendar.",
  },
  season_category: {
    de: "Diese Kategorie gibt es nicht mehr. Bitte eine andere wählen.",
    it: "Questa categoria non esiste più. Sceglierne un’altra.",
    en: "This category no longer exists. Please choose another one.",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;

/** Why a setting cannot be saved. */
export type SettingProblem = keyof typeof settingProblems;
