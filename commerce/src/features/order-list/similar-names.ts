import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { escapeLike } from "../../platform/like-pattern";
import { addressName } from "./orders-by-text";

/** Shorter words have too many neighbours. */
const minWordLength = 4;

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s'’-]+/)
    .filter((word) => word !== "");

/** Whether two words differ in at most one letter: replaced, missing, too many, or two exchanged. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** Whether a name has all words of a text, of which one may have a typo. */
export function hasSimilarWords(name: string, text: string): boolean {
  const words = wordsOf(name);
  const typed = wordsOf(text).filter((word) => !words.includes(word));
  const [word, ...others] = typed;
  if (word === undefined) return true;
  return others.length === 0 && word.length >= minWordLength && words.some((one) => isNear(one, word));
}

/** Patterns of which one matches every word with at most one typo: either its beginning or its end is right. */
function halves(word: string): string[] {
  const middle = Math.floor(word.length / 2);
  const [start, end] = [escapeLike(word.slice(0, middle)), escapeLike(word.slice(middle))];
  // two letters exchanged across the middle leave both ends short of a letter
  return [`${start}%`, `% ${start}%`, `%${end}`, `%${end} %`, `%${escapeLike(word.slice(middle + 1))}%`];
}

/** Of the names that share half a word, those most alike are compared. */
const maxCandidates = 300;

const rows = z.array(z.object({ name: z.string() }));

/**
 * Names of recipients and buyers that a text means with one typo: "Giuliia" is Giulia, "Rozzi" is Rossi. The database
 * finds candidates by half a word, which uses the index of names.
 */
export async function similarNames(knex: Knex, text: string): Promise<string[]> {
  const longest = text.split(/\s+/).reduce((word, other) => (other.length > word.length ? other : word), "");
  if (longest.length < minWordLength || !/^[\p{L}\p{M}\s'’.-]+$/u.test(text)) return [];
  const found: unknown = await knex("order_address as address")
    .whereRaw(`${addressName} ilike any(?)`, [halves(longest)])
    .distinct()
    .select({
      name: knex.raw(addressName),
      likeness: knex.raw(`similarity(${addressName}, ?)`, [text]),
    })
    .orderBy("likeness", "desc")
    .limit(maxCandidates);
  return rows.parse(found).flatMap(({ name }) => (hasSimilarWords(name, text) ? name : []));
}
