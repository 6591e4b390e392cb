import type { Language } from "../../platform/languages";

const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    "der die das des dem den ein eine einer eines einem einen und oder mit ohne aus von vom zu zum zur im in am an auf fur ist es er sie wir".split(
      " ",
    ),
  ),
  it: new Set(
    "il lo la i gli le un uno una di del dello della dei degli delle da dal dalla a al allo alla ai agli alle con senza e ed o in nel nella per che si".split(
      " ",
    ),
  ),
  en: new Set("the a an and or with without of in on at to for from is it we".split(" ")),
};

/** Lower case without accents: "Caffè" → "caffe", "Süß" → "suss". */
export const foldAccents = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/** The words of a text, unchanged. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Search term of a word; null for a stop word. */
export function termOf(word: string, language: Language): string | null {
  const term = foldAccents(word);
  return stopWords[language].has(term) ? null : term;
}

/** Minimum length of a part of a compound word. */
const shortestPart = 4;

/**
 * Proper suffixes of a long word: "mandeltorrone" is found by "torrone", "zartbitterschokolade" by "schokolade". German
 * writes compounds as one word; all suffixes are indexed, because only the searcher knows which ones make sense.
 */
export function endingsOf(term: string): string[] {
  const endings: string[] = [];
  for (let start = 3; start <= term.length - shortestPart; start++) endings.push(term.slice(start));
  return endings;
}
