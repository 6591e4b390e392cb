import type { StatementLine } from "./statement-line";

export type Direction = StatementLine["direction"];

const listOf = (text: string): string[] => text.split(/\s+/);

/** What banks write for money that came in or went out, in three languages; folded. */
const words = {
  in: listOf(`ACCREDITO ACCREDITI ACCREDITATO ENTRATA ENTRATE AVERE CREDITO VERSAMENTO VERSAMENTI HABEN GUTSCHRIFT
    GUTSCHRIFTEN EINGANG EINGAENGE EINZAHLUNG EINZAHLUNGEN ZAHLUNGSEINGANG EINNAHME EINNAHMEN CREDIT CREDITS CRDT
    INCOMING INCOME DEPOSIT DEPOSITS`),
  out: listOf(`ADDEBITO ADDEBITI ADDEBITATO USCITA USCITE DARE DEBITO PAGAMENTO PAGAMENTI PRELIEVO PRELIEVI SOLL
    LASTSCHRIFT LASTSCHRIFTEN AUSGANG AUSGAENGE ABGANG ABGAENGE ABBUCHUNG ABBUCHUNGEN AUSZAHLUNG AUSZAHLUNGEN
    ZAHLUNGSAUSGANG AUSGABE AUSGABEN BELASTUNG BELASTUNGEN DEBIT DEBITS DBIT OUT OUTGOING EXPENSE EXPENSES WITHDRAWAL
    WITHDRAWALS`),
};

/** Words for outgoing money that no payer writes about a payment, in whatever words they stand. */
const onlyOut =
  /\b(?:\w*LASTSCHRIFT\w*|ADDEBIT[OIA]\w*|USCIT[AE]|PRELIEV[OI]|ABBUCHUNG(?:EN)?|BELASTUNG(?:EN)?|(?:ZAHLUNGS|UEBERWEISUNGS)?AUSG(?:ANG|AENGE)|AUSGEHENDE?|DEBITS?|DBIT|OUTGOING|WITHDRAWALS?)\b/;

/** What was taken back went the other way. */
const takenBack = /RUECK|RETOUR|STORN|WIEDERGUT|RIACCRED|INSOLUT|REVERS|RETURN/;

/** Abbreviations that mean a direction only in a column for it, such as "D/A" or "Segno". */
const signs = { in: listOf("A E H C CR IN EIN +"), out: listOf("D S U DR OUT AUS -") };

/** Words that may stand beside those of a direction: "in entrata", "a debito", "SEPA-Gutschrift". */
const fillers = ["IN", "A", "SEPA"];

const listed = (table: Readonly<Record<Direction, readonly string[]>>, word: string): Direction | null =>
  (["in", "out"] as const).find((direction) => table[direction].includes(word)) ?? null;

/** Folds headings and cells for comparison: upper case, "ü" as "UE", without other accents. */
export const fold = (text: string): string =>
  text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[ÄÖÜ]/g, (letter) => `${letter}E`)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[\s_]+/g, " ")
    .trim();

/** The words of folded text. */
const wordsOf = (folded: string): string[] => folded.match(/[A-Z]+/g) ?? [];

/**
 * The direction that folded text means; null when it says anything else or more, as "credit card" does.
 * @param beside further words that may stand beside it
 */
export function directionIn(folded: string, beside: readonly string[] = []): Direction | null {
  const said = wordsOf(folded)
    .filter((word) => !fillers.includes(word) && !beside.includes(word))
    .map((word) => listed(words, word));
  return said.every((direction) => direction === said[0]) ? (said[0] ?? null) : null;
}

/** Whether a folded cell, of whichever column, can only be about money that went out: "ADDEBITO SDD", "DIRECT DEBIT". */
export const saysOut = (folded: string): boolean => onlyOut.test(folded) && !takenBack.test(folded);

/** The direction that a folded cell of a column for it means, possibly in a single letter. */
export const signIn = (folded: string): Direction | null => listed(signs, folded) ?? directionIn(folded);

/** Whether a folded heading names both directions: "S/H", "Dare/Avere", "Credit or Debit". */
function namesBoth(folded: string): boolean {
  const pair = folded.split("/");
  const said = [...pair.map(signIn), ...wordsOf(folded).map((word) => listed(words, word))];
  return said.includes("in") && said.includes("out");
}

/** How a column is recognised. */
interface Heading {
  /** Folded headings of banks in Italy and Germany; the first one found is used. */
  names: readonly string[];
  /** Recognises further headings by their meaning, if no column has one of the names. */
  means?: (heading: string) => boolean;
}

const amountWords = ["BETRAG", "BETRAEGE", "UMSATZ", "IMPORTO", "IMPORTI", "AMOUNT"];

const namesAmount = (heading: string): boolean => wordsOf(heading).some((word) => amountWords.includes(word));

/** In names of columns with amounts that are not what was booked to the account. */
const otherAmount = /SALDO|BALANCE|ORIGIN|FREMD|URSPRUNG|ESTER|FOREIGN|COMMISS|FEE|GEBUEHR/;

/** In names of columns with accounts. */
const account = /\b(?:IBAN|BIC|BLZ|KONTO|CONTO)/;

const headings = {
  day: {
    names: [
      "BUCHUNGSTAG",
      "BUCHUNGSDATUM",
      "BUCHUNG",
      "DATA CONTABILE",
      "DATA CONTABILIZZAZIONE",
      "DATA OPERAZIONE",
      "DATA REGISTRAZIONE",
      "DATA MOVIMENTO",
      "DATA",
      "BOOKING DATE",
      "COMPLETED DATE",
      "DATE",
      "DATUM",
      "WERTSTELLUNG",
      "VALUTADATUM",
      "DATA VALUTA",
    ],
    means: (heading) => /\bDATA\b|\bDATE\b|DATUM\b|\bGIORNO\b/.test(heading),
  },
  amount: {
    names: ["BETRAG", "UMSATZ", "IMPORTO", "AMOUNT"],
    means: (heading) =>
      namesAmount(heading) && !otherAmount.test(heading) && directionIn(heading, amountWords) === null,
  },
  credit: {
    names: ["HABEN", "GUTSCHRIFT", "ACCREDITI", "ENTRATE", "AVERE", "CREDIT", "MONEY IN", "PAID IN", "IN"],
    means: (heading) => directionIn(heading, amountWords) === "in",
  },
  debit: {
    names: ["SOLL", "LASTSCHRIFT", "ADDEBITI", "USCITE", "DARE", "DEBIT", "MONEY OUT", "PAID OUT", "OUT"],
    means: (heading) => directionIn(heading, amountWords) === "out",
  },
  /** Direction of the payment, also in single letters. */
  sign: {
    names: ["SEGNO", "VORZEICHEN", "RICHTUNG", "SIGN", "DIRECTION", "+/-"],
    means: (heading) => namesBoth(heading) && !namesAmount(heading),
  },
  /** Whether the bank has booked the line. */
  status: { names: ["STATUS", "STATO", "STATE", "INFO"] },
  payer: {
    names: [
      "NAME ZAHLUNGSBETEILIGTER",
      "BEGUENSTIGTER/ZAHLUNGSPFLICHTIGER",
      "ZAHLUNGSPFLICHTIGE*R",
      "AUFTRAGGEBER/EMPFAENGER",
      "AUFTRAGGEBER/BEGUENSTIGTER",
      "BEGUENSTIGTER/AUFTRAGGEBER",
      "AUFTRAGGEBER",
      "EMPFAENGER 1",
      "ORDINANTE",
      "ORDINANTE/BENEFICIARIO",
      "BENEFICIARIO/ORDINANTE",
      "CONTROPARTE",
      "NAME",
      "NOME",
      "PAYER",
      "PARTNER NAME",
    ],
    means: (heading) =>
      /\b(?:ORDINANTE|CONTROPARTE|MITTENTE|AUFTRAGGEBER|ZAHLUNGSPFLICHTIG|ZAHLER|PAYER|COUNTERPARTY)/.test(
        heading,
      ) && !account.test(heading),
  },
  payee: {
    names: ["ZAHLUNGSEMPFAENGER*IN", "BEGUENSTIGTER", "EMPFAENGER", "BENEFICIARIO", "BENEFICIARY", "PAYEE"],
    means: (heading) =>
      /\b(?:BENEFICIARI|DESTINATARIO|BEGUENSTIGT|ZAHLUNGSEMPFAENGER|EMPFAENGER|PAYEE)/.test(heading) &&
      !account.test(heading),
  },
  iban: {
    // not by meaning: a column may hold the IBAN of the shop's own account
    names: [
      "IBAN",
      "KONTONUMMER/IBAN",
      "IBAN/KONTONUMMER",
      "IBAN ZAHLUNGSBETEILIGTER",
      "IBAN CONTROPARTE",
      "IBAN ORDINANTE/BENEFICIARIO",
      "IBAN BENEFICIARIO",
      "IBAN ORDINANTE",
      "PARTNER IBAN",
    ],
  },
  text: {
    names: [
      "VERWENDUNGSZWECK",
      "BUCHUNGSTEXT",
      "CAUSALE",
      "CAUSALE/DESCRIZIONE",
      "DESCRIZIONE",
      "DESCRIZIONE OPERAZIONE",
      "DESCRIZIONE OPERAZIONI",
      "DESCRIZIONE ESTESA",
      "DESCRIZIONE COMPLETA",
      "DETTAGLI",
      "PAYMENT REFERENCE",
      "DESCRIPTION",
      "REFERENCE",
    ],
    means: (heading) =>
      /\b(?:DESCRIZION|CAUSALE|DETTAGLI|MOTIVO|VERWENDUNGSZWECK|BUCHUNGSTEXT|BESCHREIBUNG|DESCRIPTION|DETAILS|REFERENCE)/.test(
        heading,
      ),
  },
  details: {
    names: ["KUNDENREFERENZ (END-TO-END)", "END-TO-END-REFERENZ"],
    means: (heading) => /\b(?:END.TO.END|KUNDENREFERENZ|RIFERIMENTO)/.test(heading),
  },
  currency: { names: ["WAEHRUNG", "DIVISA", "CURRENCY"] },
} satisfies Record<string, Heading>;

type Column = keyof typeof headings;

/** For each kind of column, the positions of those that a row of headings has of it. */
export type Columns = Readonly<Record<Column, number[]>>;

/** Folds a heading, and removes the currency some banks append. */
const foldHeading = (heading: string): string =>
  fold(heading)
    .replace(/ ?(?:\((?:EUR|EURO|€)\)|IN EUR|EUR|€)$/, "")
    .replace(/ ?\/ ?/g, "/");

/** @param byMeaning whether headings that no bank of the list uses are recognised as well */
export function columnsOf(row: readonly string[], byMeaning: boolean): Columns {
  const cells = row.map(foldHeading);
  const positions = (matches: (cell: string) => boolean): number[] =>
    cells.flatMap((cell, index) => (matches(cell) ? [index] : []));
  const entries = Object.entries<Heading>(headings);
  const named = entries.map(([, { names }]) => names.flatMap((name) => positions((cell) => cell === name)));
  const taken = named.flat();
  const free = (matches: (cell: string) => boolean) => positions(matches).filter((at) => !taken.includes(at));
  return Object.fromEntries(
    entries.map(([column, { means }], index) => {
      const exact = named[index] ?? [];
      return [column, exact.length === 0 && byMeaning && means ? free(means) : exact];
    }),
  ) as Columns;
}

/** Whether the columns are those of a statement. */
export const areComplete = ({ day, amount, credit, text }: Columns): boolean =>
  day.length > 0 && amount.length + credit.length > 0 && text.length > 0;
