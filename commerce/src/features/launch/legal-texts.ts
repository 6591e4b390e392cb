import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { isPlaceholder } from "@su-turrone/contract/environment";
import { CONTENT_MODULE } from "../../modules/content";
import { pageRoles, type PageRole } from "@su-turrone/contract/content";
import type { ContentService } from "../../modules/content/service";
import type { StoredEntry } from "../../modules/content/view";
import { languages } from "../../platform/languages";

/** Why a legal page is not fit to open with: there is none, nobody sees it, a language lacks, its words are made up or nobody has confirmed them. */
export type LegalTextProblem =
  "missing" | "not_published" | "language_missing" | "placeholder" | "not_confirmed";

/** A page that the law asks for, as the owner is told of it. */
export interface LegalText {
  role: PageRole;
  /** Null where there is no such page. */
  entry_id: string | null;
  /** Names the words that were shown, so that only those are confirmed; null where there is no such page. */
  words_hash: string | null;
  /** Null where all is well. */
  problem: LegalTextProblem | null;
}

type LegalEntry = Pick<StoredEntry, "id" | "role" | "status" | "published_at"> & {
  texts: readonly Pick<StoredEntry["texts"][number], "language" | "title" | "body">[];
};

/** Names the words of a page in all its languages: other words, another name. */
export function wordsHash(texts: LegalEntry["texts"]): string {
  const words = texts.map(({ language, title, body }) => [language, title, body]);
  const sorted = words.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}

/**
 * What the five legal pages lack. Pure.
 * @param entries the pages with a role, whatever their status
 * @param confirmed hashes of the words that somebody has confirmed, by page
 */
export function legalTexts(
  entries: readonly LegalEntry[],
  confirmed: readonly { entry_id: string; words_hash: string }[],
  now: Date,
): LegalText[] {
  return pageRoles.map((role): LegalText => {
    const entry = entries.find((one) => one.role === role);
    if (!entry) return { role, entry_id: null, words_hash: null, problem: "missing" };
    const hash = wordsHash(entry.texts);
    const problemOf = (): LegalTextProblem | null => {
      const seen = entry.status === "published" && entry.published_at && new Date(entry.published_at) <= now;
      if (!seen) return "not_published";
      const written = entry.texts.filter(({ body }) => body.trim() !== "").map(({ language }) => language);
      if (languages.some((language) => !written.includes(language))) return "language_missing";
      const lines = entry.texts.flatMap(({ title, body }) => [title, ...body.split("\n")]);
      if (lines.some((line) => isPlaceholder(line.trim()))) return "placeholder";
      return confirmed.some((row) => row.entry_id === entry.id && row.words_hash === hash)
        ? null
        : "not_confirmed";
    };
    return { role, entry_id: entry.id, words_hash: hash, problem: problemOf() };
  });
}

/** What the legal pages lack now. */
export async function readLegalTexts(container: MedusaContainer, now: Date): Promise<LegalText[]> {
  const content: ContentService = container.resolve(CONTENT_MODULE);
  const [entries, confirmed] = await Promise.all([
    content.listEntries({ role: [...pageRoles] }, { relations: ["texts"], take: null }),
    content.listConfirmations({}, { take: null, select: ["entry_id", "words_hash"] }),
  ]);
  return legalTexts(entries, confirmed, now);
}

/**
 * Writes down that somebody has read a legal page and stands by it; twice is as once.
 * @param wordsHash of the words that were shown
 * @throws NOT_FOUND where there is no such page, CONFLICT where its words are others by now, NOT_ALLOWED where it lacks more than a confirmation
 */
export async function confirmLegalText(
  container: MedusaContainer,
  confirmation: { entry_id: string; words_hash: string; confirmed_by: string },
): Promise<void> {
  const content: ContentService = container.resolve(CONTENT_MODULE);
  const texts = await readLegalTexts(container, new Date());
  const text = texts.find(({ entry_id: id }) => id === confirmation.entry_id);
  if (!text) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such legal page");
  if (text.words_hash !== confirmation.words_hash) {
    throw new MedusaError(MedusaError.Types.CONFLICT, "The words of the page have changed");
  }
  if (text.problem === null) return;
  if (text.problem !== "not_confirmed") {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The page cannot be confirmed: ${text.problem}`);
  }
  await content.createConfirmations(confirmation);
}
