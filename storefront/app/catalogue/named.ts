import { wordsIn } from "./highlight";

/** Whether each typed word is a prefix of a word in the name. */
export function nameMatches(name: string, typed: string): boolean {
  const nameWords = wordsIn(name);
  const words = wordsIn(typed);
  return words.length > 0 && words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
}
