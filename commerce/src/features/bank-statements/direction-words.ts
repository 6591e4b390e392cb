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

export const wordsOf = (folded: string): string[] => folded.match(/[A-Z]+/g) ?? [];

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
export function namesBoth(folded: string): boolean {
  const pair = folded.split("/");
  const said = [...pair.map(signIn), ...wordsOf(folded).map((word) => listed(words, word))];
  return said.includes("in") && said.includes("out");
}
