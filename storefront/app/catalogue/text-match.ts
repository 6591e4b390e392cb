/** Part of a name; `matches` marks text that matches the search. */
interface NamePiece {
  text: string;
  matches: boolean;
}

/** Text without case and accents, with the same number of UTF-16 units, so that indexes stay the same. */
const foldCaseAndAccents = (text: string): string =>
  Array.from(text, (letter) => {
    const folded = letter
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join("");

/** Words of a text, without case and accents. */
export const wordsIn = (text: string): string[] => foldCaseAndAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Marks what matches a typed word: "Haselnusstorrone" and "hasel" → "Hasel", "nusstorrone". */
export function highlight(name: string, typed: string): NamePiece[] {
  const words = wordsIn(typed);
  const text = foldCaseAndAccents(name);
  const matchedIndexes = new Set<number>();
  for (const word of words) {
    for (let at = text.indexOf(word); word.length > 1 && at !== -1; at = text.indexOf(word, at + 1)) {
      for (let index = at; index < at + word.length; index++) matchedIndexes.add(index);
    }
  }
  const pieces: NamePiece[] = [];
  for (let index = 0; index < name.length; index++) {
    const last = pieces.at(-1);
    const isMatch = matchedIndexes.has(index);
    if (last?.matches === isMatch) last.text += name[index] ?? "";
    else pieces.push({ text: name[index] ?? "", matches: isMatch });
  }
  return pieces;
}

/** Whether each typed word is a prefix of a word in the name. */
export function nameMatches(name: string, typed: string): boolean {
  const nameWords = wordsIn(name);
  const words = wordsIn(typed);
  return words.length > 0 && words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
}
