import { plainLetters } from "./highlight";

/** The words of a text, without case and accents. */
export const wordsIn = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word typed stands in a name, at the beginning of one of its words. */
export function isNamed(name: string, typed: string): boolean {
  const named = wordsIn(name);
  const words = wordsIn(typed);
  return words.length > 0 && words.every((word) => named.some((other) => other.startsWith(word)));
}
