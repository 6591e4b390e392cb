import { money } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { Language, PerLanguage } from "../../platform/languages";
import type { StatementProblem } from "./statement-line";

type Refusal =
  StatementProblem | "line_booked" | "not_waiting" | "other_refund" | "other_account" | "other_amount";

/** Why a statement or booking was refused, and what to do. */
export const refusalTexts: PerLanguage<Readonly<Record<Refusal, string>>> = {
  de: {
    empty: "Die Datei ist leer.",
    too_long: "Die Datei ist zu groß. Bitte laden Sie einen kürzeren Zeitraum herunter.",
    not_a_statement:
      "Das ist kein Text. Bitte laden Sie den Kontoauszug als CSV oder CAMT.053 (XML) herunter, nicht als PDF oder Excel.",
    no_columns:
      "Spalten für Tag, Betrag und Verwendungszweck wurden nicht erkannt. Bitte laden Sie den Auszug als CSV mit Überschriften oder als CAMT.053 herunter.",
    bad_line:
      "Eine Zeile hat keinen lesbaren Tag oder Betrag, oder sie sagt nicht, ob Geld ein- oder ausging. Es wurde nichts übernommen.",
    no_direction:
      "Die Datei sagt nicht, was Eingang und was Ausgang ist: kein Minus, kein Soll und Haben. Bitte laden Sie einen Auszug mit Vorzeichen oder als CAMT.053 herunter. Enthält die Datei wirklich nur Eingänge, bestätigen Sie das bitte und lesen Sie sie noch einmal.",
    mt940:
      "Das ist MT940, das hier nicht gelesen wird. Bitte laden Sie den Kontoauszug als CAMT.053 (XML) oder CSV herunter.",
    other_currency: "Eine Zeile ist nicht in Euro. Es wurde nichts übernommen.",
    not_camt053: "Diese XML-Datei ist kein Kontoauszug in CAMT.053.",
    doctype:
      "Diese XML-Datei enthält eigene Definitionen (DOCTYPE) und wird aus Sicherheitsgründen nicht gelesen.",
    no_credits: "In der Datei steht weder ein Geldeingang noch eine offene Erstattung.",
    all_booked: "Alle Eingänge dieser Datei sind schon gebucht.",
    line_booked: "Diese Zeile ist schon gebucht.",
    not_waiting: "Diese Bestellung wartet auf keine Überweisung (mehr).",
    other_refund: "Dieser Abgang passt nicht zu dieser Erstattung. Bitte lesen Sie den Auszug noch einmal.",
    other_account:
      "Inzwischen ist ein anderes Konto für diese Erstattung angegeben. Es wurde nichts vermerkt. Bitte laden Sie die Seite neu, und prüfen Sie, wohin Sie überwiesen haben.",
    other_amount:
      "Diese Erstattung hat inzwischen einen anderen Betrag. Es wurde nichts vermerkt. Bitte laden Sie die Seite neu, und prüfen Sie, was Sie überwiesen haben.",
  },
  it: {
    empty: "Il file è vuoto.",
    too_long: "Il file è troppo grande. Scaricare un periodo più breve.",
    not_a_statement:
      "Questo non è un testo. Scaricare l’estratto conto come CSV o CAMT.053 (XML), non come PDF o Excel.",
    no_columns:
      "Non si riconoscono le colonne di giorno, importo e causale. Scaricare l’estratto come CSV con le intestazioni, oppure come CAMT.053.",
    bad_line:
      "Una riga non ha un giorno o un importo leggibile, oppure non dice se il denaro è entrato o uscito. Non è stato registrato nulla.",
    no_direction:
      "Il file non dice che cosa è entrata e che cosa è uscita: nessun segno meno, nessun dare e avere. Scaricare un estratto con i segni oppure come CAMT.053. Se il file contiene davvero solo entrate, confermarlo e leggerlo di nuovo.",
    mt940:
      "Questo è un file MT940, che qui non si legge. Scaricare l’estratto conto come CAMT.053 (XML) o CSV.",
    other_currency: "Una riga non è in euro. Non è stato registrato nulla.",
    not_camt053: "Questo file XML non è un estratto conto CAMT.053.",
    doctype: "Questo file XML contiene definizioni proprie (DOCTYPE) e per sicurezza non viene letto.",
    no_credits: "Nel file non c’è nessun accredito né un rimborso in attesa.",
    all_booked: "Tutti gli accrediti di questo file sono già registrati.",
    line_booked: "Questa riga è già registrata.",
    not_waiting: "Questo ordine non attende (più) un bonifico.",
    other_refund: "Questo addebito non corrisponde a questo rimborso. Leggere di nuovo l’estratto.",
    other_account:
      "Nel frattempo per questo rimborso è stato indicato un altro conto. Non è stato registrato nulla. Ricaricare la pagina e controllare su quale conto è andato il bonifico.",
    other_amount:
      "Nel frattempo questo rimborso ha un altro importo. Non è stato registrato nulla. Ricaricare la pagina e controllare l’importo del bonifico.",
  },
  en: {
    empty: "The file is empty.",
    too_long: "The file is too large. Please download a shorter period.",
    not_a_statement:
      "This is not text. Please download the statement as CSV or CAMT.053 (XML), not as PDF or Excel.",
    no_columns:
      "No columns for day, amount and reference were recognised. Please download the statement as CSV with headings, or as CAMT.053.",
    bad_line:
      "A line has no readable day or amount, or does not say whether money came in or went out. Nothing was taken over.",
    no_direction:
      "The file does not say what came in and what went out: no minus, no debit and credit. Please download a statement with signs, or as CAMT.053. If the file really contains incoming payments only, please confirm this and read it again.",
    mt940: "This is MT940, which is not read here. Please download the statement as CAMT.053 (XML) or CSV.",
    other_currency: "A line is not in euro. Nothing was taken over.",
    not_camt053: "This XML file is not a CAMT.053 statement.",
    doctype: "This XML file brings definitions of its own (DOCTYPE) and is not read, for safety.",
    no_credits: "There is no incoming money in this file, nor a refund that waits.",
    all_booked: "All incoming money of this file is booked already.",
    line_booked: "This line is booked already.",
    not_waiting: "This order is not (or no longer) waiting for a transfer.",
    other_refund: "This debit does not fit this refund. Please read the statement again.",
    other_account:
      "Another account has been given for this refund in the meantime. Nothing was recorded. Please reload the page and check which account you have sent the money to.",
    other_amount:
      "This refund has another amount by now. Nothing was recorded. Please reload the page and check what you have transferred.",
  },
};

const otherAmounts: PerLanguage<(amount: string) => string> = {
  de: (amount) =>
    `Für diese Bestellung sind inzwischen noch ${amount} offen. Es wurde nichts gebucht: bitte prüfen Sie die Zeile.`,
  it: (amount) =>
    `Nel frattempo per questo ordine mancano ancora ${amount}. Non è stato registrato nulla: verificare la riga.`,
  en: (amount) =>
    `In the meantime ${amount} are due for this order. Nothing was booked: please check the line.`,
};

/** Why a line is not booked: the order has received or lost money since it was chosen. */
export const otherAmountDue = (open: Cents, language: Language): string =>
  otherAmounts[language](money(open, language));
