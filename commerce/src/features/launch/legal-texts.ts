import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { isPlaceholder } from "@su-turrone/contract/environment";
import { CONTENT_MODULE } from "../../modules/content";
import { pageRoles, type PageRole } from "@su-turrone/contract/content";
import type { StoredEntry } from "../../modules/content/view";
import { type Language, languages } from "../../platform/languages";
import { textsOf } from "../../texts";

/**
 * Why a legal page is not ready for opening: it does not exist, is not published, lacks a language, contains made-up
 * text, or nobody has confirmed it.
 */
export type LegalTextProblem =
  "missing" | "not_published" | "language_missing" | "placeholder" | "not_confirmed";

/** A legally required page, as shown to the owner. */
export interface LegalText {
  role: PageRole;
  /** Null when the page does not exist. */
  entry_id: string | null;
  /** Hash of the displayed text, so that only this text is confirmed; null when the page does not exist. */
  words_hash: string | null;
  problem: LegalTextProblem | null;
}

type LegalEntry = Pick<StoredEntry, "id" | "role" | "status" | "published_at"> & {
  texts: readonly Pick<StoredEntry["texts"][number], "language" | "title" | "body">[];
};

export function wordsHash(texts: LegalEntry["texts"]): string {
  const words = texts.map(({ language, title, body }) => [language, title, body]);
  const sorted = words.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}

/**
 * Problems of the five legal pages. Pure.
 * @param entries the pages with a role, in any status
 * @param confirmed hashes of confirmed texts, by page
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
      const isVisible =
        entry.status === "published" && entry.published_at && new Date(entry.published_at) <= now;
      if (!isVisible) return "not_published";
      const writtenLanguages = entry.texts
        .filter(({ body }) => body.trim() !== "")
        .map(({ language }) => language);
      if (languages.some((language) => !writtenLanguages.includes(language))) return "language_missing";
      const lines = entry.texts.flatMap(({ title, body }) => [title, ...body.split("\n")]);
      if (lines.some((line) => isPlaceholder(line.trim()))) return "placeholder";
      return confirmed.some((row) => row.entry_id === entry.id && row.words_hash === hash)
        ? null
        : "not_confirmed";
    };
    return { role, entry_id: entry.id, words_hash: hash, problem: problemOf() };
  });
}

export async function readLegalTexts(container: MedusaContainer, now: Date): Promise<LegalText[]> {
  const content = container.resolve(CONTENT_MODULE);
  const [entries, confirmed] = await Promise.all([
    content.listEntries({ role: [...pageRoles] }, { relations: ["texts"], take: null }),
    content.listConfirmations({}, { take: null, select: ["entry_id", "words_hash"] }),
  ]);
  return legalTexts(entries, confirmed, now);
}

/**
 * Records that somebody has read and approved a legal page; idempotent.
 * @param confirmation the page, the hash of its text as displayed, and the admin user who confirms it
 * @param language of a refusal
 * @throws NOT_FOUND when there is no such page, CONFLICT when its text has changed since, NOT_ALLOWED when it lacks
 * more than a confirmation
 */
export async function confirmLegalText(
  container: MedusaContainer,
  confirmation: { entry_id: string; words_hash: string; confirmed_by: string },
  language: Language,
): Promise<void> {
  const content = container.resolve(CONTENT_MODULE);
  const refusals = textsOf("refusals", language).legal;
  const texts = await readLegalTexts(container, new Date());
  const text = texts.find(({ entry_id: id }) => id === confirmation.entry_id);
  if (!text) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such legal page");
  if (text.words_hash !== confirmation.words_hash) {
    throw new MedusaError(MedusaError.Types.CONFLICT, refusals.changed);
  }
  if (text.problem === null) return;
  if (text.problem !== "not_confirmed") {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusals.incomplete);
  }
  await content.createConfirmations(confirmation);
}
