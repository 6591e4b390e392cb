import { domainToUnicode } from "node:url";
import type { PersonKey } from "./personal-fields";

/** Where everything of a person stands. */
export type PersonIds = Readonly<Record<PersonKey, readonly string[]>> & {
  /** Names, phone numbers and addresses as they were typed: what may stand in free text. */
  readonly words: readonly string[];
};

/**
 * The ways an address may be stored: as mail servers know it, and, from before that was a rule, with the letters of its domain.
 * @param address of `mailboxAddress` (contract/request-fields.ts): in small letters, its domain in ASCII
 */
export function formsOf(address: string): string[] {
  const at = address.lastIndexOf("@");
  const unicode = domainToUnicode(address.slice(at + 1));
  return [...new Set([address, ...(unicode ? [`${address.slice(0, at)}@${unicode}`] : [])])];
}

/** Words shorter than that stand in other words too. */
const shortestWord = 5;

/** What names a person in free text: full names, numbers and addresses; nothing that is empty or too short to mean anybody. */
export const namingWords = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    words.map((word) => (word ?? "").trim().toLowerCase()).filter((word) => word.length >= shortestWord),
  ),
];

/** What the books are checked by (features/invariants) and a transfer is found by; nothing else a provider said stays. */
const checkedBy = ["id", "amount", "currency", "status", "reference"] as const;

/** What stays of a payment provider's data. */
export const retainedProviderData = (data: unknown): Record<string, unknown> =>
  typeof data === "object" && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([name]) => checkedBy.some((kept) => kept === name)))
    : {};

/** Free text as it stays: empty where it names the person. */
export const withoutWords = (text: string, words: readonly string[]): string =>
  words.some((word) => text.toLowerCase().includes(word)) ? "" : text;
