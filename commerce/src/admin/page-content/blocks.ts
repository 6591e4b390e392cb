import type { ContentPage } from "@su-turrone/contract/page-content";
import { firstPictures, firstWords, partsOf } from "@su-turrone/contract/page-content-rules";
import type { Language } from "@su-turrone/contract/languages";

/** Words, and at most a picture, that stand together on a page, as "history" or "values.family". */
export interface FieldGroup {
  /** "" for what stands at the top of the page. */
  name: string;
  /** Keys of its words. */
  words: string[];
  /** Place of its picture; null without one. */
  picture: string | null;
  /** Whether the owner may leave it out. */
  canBeHidden: boolean;
}

/** A block of a page: what is common to it, and the groups in it. */
export interface Block {
  group: FieldGroup;
  inner: FieldGroup[];
}

/** What a key or place belongs to: "values.family.name" to "values.family", "title" to "". */
const groupOf = (key: string): string => key.split(".").slice(0, -1).join(".");

/** What search engines are told of the page. */
const ofSearchEngines = "head";

/** The blocks of a page in the order its words have; what only search engines see comes last. */
export function blocksOf(page: ContentPage): Block[] {
  const groups = new Map<string, FieldGroup>();
  const parts = partsOf(page);
  const groupNamed = (name: string): FieldGroup => {
    const known = groups.get(name);
    if (known) return known;
    const group = { name, words: [], picture: null, canBeHidden: parts.has(name) };
    groups.set(name, group);
    return group;
  };
  for (const key of firstWords(page).keys()) groupNamed(groupOf(key)).words.push(key);
  for (const place of firstPictures(page).keys()) groupNamed(groupOf(place)).picture = place;
  for (const part of parts.keys()) groupNamed(part);
  const blockOf = (name: string): string => name.split(".")[0] ?? "";
  const shown = [...new Set([...groups.keys()].map(blockOf))].filter((name) => name !== ofSearchEngines);
  return [...shown, ofSearchEngines].map((name) => ({
    group: groupNamed(name),
    inner: [...groups.values()].filter((group) => group.name !== name && blockOf(group.name) === name),
  }));
}

/** Ends of keys whose words are one line. */
const oneLine: readonly string[] = ["title", "name", "figure", "eyebrow", "action"];

/** The last part of a key, by which its field is named. */
export const fieldOf = (key: string): string => key.split(".").at(-1) ?? key;

/** Whether the words of a key are one line. */
export const isOneLine = (key: string): boolean => oneLine.includes(fieldOf(key));

/** What a group is called: its heading or name as the shop came with it; null where it has none. */
export function nameOfGroup(
  page: ContentPage,
  { name, words }: FieldGroup,
  language: Language,
): string | null {
  const own = firstWords(page);
  const key =
    words.find(
      (word) => ["title", "name"].includes(fieldOf(word)) && name !== ofSearchEngines && name !== "",
    ) ?? (name.includes(".") ? words.find((word) => fieldOf(word) === "text") : undefined);
  return key === undefined ? null : (own.get(key)?.[language] ?? null);
}
