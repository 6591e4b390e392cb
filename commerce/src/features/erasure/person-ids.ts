import { domainToUnicode } from "node:url";
import type { PersonKey } from "./personal-field-types";

/** Ids of all rows about a person. */
export type PersonIds = Readonly<Record<PersonKey, readonly string[]>> & {
  /** Names, phone numbers and addresses as entered, to be searched for in free texts. */
  readonly words: readonly string[];
};

/**
 * Forms in which an address may be stored: as normalised now, and, in rows from before normalisation, with a Unicode
 * domain.
 * @param address as normalised by `mailboxAddress` (contract/request-fields.ts): lower case, with an ASCII domain
 */
export function formsOf(address: string): string[] {
  const at = address.lastIndexOf("@");
  const unicode = domainToUnicode(address.slice(at + 1));
  return [...new Set([address, ...(unicode ? [`${address.slice(0, at)}@${unicode}`] : [])])];
}

/** Minimum length of a word to search for; shorter ones also occur inside other words. */
const shortestWord = 5;

/**
 * Words that identify a person in free texts: full names, numbers and addresses, but nothing empty or too short to be
 * distinctive.
 */
export const namingWords = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    words.map((word) => (word ?? "").trim().toLowerCase()).filter((word) => word.length >= shortestWord),
  ),
];

/** Provider data needed to check the books (features/invariants) and to find a transfer; everything else is erased. */
const checkedBy = ["id", "amount", "currency", "status", "reference"] as const;

/** The part of a payment provider's data that is kept. */
export const retainedProviderData = (data: unknown): Record<string, unknown> =>
  typeof data === "object" && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([name]) => checkedBy.some((kept) => kept === name)))
    : {};

/** Free text after erasure: empty if it mentions the person. */
export const redactWords = (text: string, words: readonly string[]): string =>
  words.some((word) => text.toLowerCase().includes(word)) ? "" : text;
