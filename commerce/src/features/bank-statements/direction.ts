import type { StatementLine } from "./statement-line";

export type Direction = StatementLine["direction"];

const listOf = (text: string): string[] => text.split(/\s+/);

/** What banks write for money that came in or went out, in three languages; folded. */
const words = {
  in: listOf(`ACCREDITO ACCREDITI ACCREDITATO ENTRATA ENTRATE AVERE CREDITO HABEN GUTSCHRIFT GUTSCHRIFTEN EINGANG EINGAENGE
    ZAHLUNGSEINGANG EINNAHME EINNAHMEN CREDIT CREDITS CRDT INCOMING INCOME DEPOSIT`),
  out: listOf(`ADDEBITO ADDEBITI ADDEBITATO USCITA USCITE DARE DEBITO SOLL LASTSCHRIFT LASTSCHRIFTEN AUSGANG AUSGAENGE
    ZAHLUNGSAUSGANG AUSGABE AUSGABEN BELASTUNG BELASTUNGEN DEBIT DEBITS DBIT OUTGOING EXPENSE WITHDRAWAL`),
};

/** Abbreviations that mean a direction only in a column for it, such as "D/A" or "Segno". */
const signs = { in: listOf("A H C CR +"), out: listOf("D S DR -") };

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

/** The direction that a folded cell of a column for it means, possibly in a single letter. */
export const signIn = (folded: string): Direction | null => listed(signs, folded) ?? directionIn(folded);

/** Whether a folded heading names both directions: "S/H", "Dare/Avere", "Credit or Debit". */
export function namesBoth(folded: string): boolean {
  const pair = folded.split("/");
  const said = [...pair.map(signIn), ...wordsOf(folded).map((word) => listed(words, word))];
  return said.includes("in") && said.includes("out");
}
