import { plainLetters } from "./highlight";

/** Words of a text, without case and accents. */
export const wordsIn = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each typed word is a prefix of a word in the name. */
export function isNamed(name: string, typed: string): boolean {
  const named = wordsIn(name);
  const words = wordsIn(typed);
  return words.length > 0 && words.every((word) => named.some((other) => other.startsWith(word)));
}
