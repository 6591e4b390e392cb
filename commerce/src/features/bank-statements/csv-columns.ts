import { directionIn, fold, namesBoth, wordsOf } from "./direction-words";

/** How a column is recognised. */
interface Heading {
  /** Folded headings of banks in Italy and Germany; the first one found is used. */
  names: readonly string[];
  /** Recognises further headings by their meaning, if no column has one of the names. */
  means?: (heading: string) => boolean;
}

const amountWords = ["BETRAG", "BETRAEGE", "UMSATZ", "IMPORTO", "IMPORTI", "AMOUNT"];

const currencies = Intl.supportedValuesOf("currency");

/** Words that may stand beside those of a direction in a heading. */
const besideDirection = [...amountWords, ...currencies];

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
      namesAmount(heading) && !otherAmount.test(heading) && directionIn(heading, besideDirection) === null,
  },
  credit: {
    names: ["HABEN", "GUTSCHRIFT", "ACCREDITI", "ENTRATE", "AVERE", "CREDIT", "MONEY IN", "PAID IN", "IN"],
    means: (heading) => directionIn(heading, besideDirection) === "in",
  },
  debit: {
    names: ["SOLL", "LASTSCHRIFT", "ADDEBITI", "USCITE", "DARE", "DEBIT", "MONEY OUT", "PAID OUT", "OUT"],
    means: (heading) => directionIn(heading, besideDirection) === "out",
  },
  /** Direction of the payment, also in single letters. */
  sign: {
    names: ["SEGNO", "VORZEICHEN", "RICHTUNG", "SIGN", "DIRECTION", "+/-"],
    means: (heading) => namesBoth(heading) && !namesAmount(heading),
  },
  /** Whether the bank has booked the line. */
  status: {
    names: ["STATUS", "STATO", "STATE", "INFO", "CONTABILIZZAZIONE"],
    means: (heading) => /STATUS\b|\bSTAT[OE]\b/.test(heading),
  },
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
      /TEXT\b|REFERENZ\b|\b(?:DESCRIZION|CAUSALE|DETTAGLI|MOTIVO|COMUNICAZION|VERWENDUNGSZWECK|MITTEILUNG|BESCHREIBUNG|DESCRIPTION|DETAILS|REFERENCE)/.test(
        heading,
      ),
  },
  details: {
    names: ["KUNDENREFERENZ (END-TO-END)", "END-TO-END-REFERENZ"],
    means: (heading) => /\b(?:END.TO.END|KUNDENREFERENZ|RIFERIMENTO)/.test(heading),
  },
  currency: {
    names: ["WAEHRUNG", "DIVISA", "CURRENCY"],
    means: (heading) =>
      /WAEHRUNG|\b(?:DIVISA|CURRENCY|MONETA|CCY)\b/.test(heading) &&
      !namesAmount(heading) &&
      !otherAmount.test(heading) &&
      !/KURS|CAMBIO|RATE/.test(heading),
  },
} satisfies Record<string, Heading>;

type Column = keyof typeof headings;

/** For each kind of column, the positions of those that a row of headings has of it. */
export type Columns = Readonly<Record<Column, number[]>>;

/** Folds a heading, and removes the currency some banks append. */
const foldHeading = (heading: string): string =>
  fold(heading)
    .replace(/ ?(?:\((?:EUR|EURO|€)\)|IN EUR|EUR|€)$/, "")
    .replace(/ ?\/ ?/g, "/");

/** Whether a heading says that the amounts below it are in another currency than euro: "Betrag (CHF)", "Amount ($)". */
export const namesOtherCurrency = (heading: string): boolean =>
  /[^€\P{Sc}]/u.test(heading) ||
  wordsOf(fold(heading)).some((word) => word !== "EUR" && currencies.includes(word));

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
