import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { baseLanguage, languages, type Language } from "../../platform/languages";
import { CONTENT_MODULE } from "../../modules/content";
import type { EntrySnapshot } from "../../modules/content/entry-data";
import { placeholderProblem } from "../../modules/content/placeholders";
import type { StoredEntry, Words } from "../../modules/content/view";
import { SLUGS_MODULE } from "../../modules/slugs";
import { revisionOf, savingsOf, type Saving } from "../staff/revision";
import { placeholderValues } from "./placeholder-values";

/** An entry as edited in the admin. */
export interface AdminEntry extends StoredEntry {
  /** Its own slugs, without fallback. */
  slugs: Partial<Record<Language, string>>;
  /** Saved versions, newest first; the first one is the current content. */
  versions: Saving[];
  /** Of the entry with its slugs; a save sends it back. */
  revision: string;
}

/** Maximum number of versions shown in the admin. */
const shownVersions = 20;

/** Reads an entry with its own slugs. @throws NOT_FOUND */
export async function adminEntry(container: MedusaContainer, id: string): Promise<AdminEntry> {
  const content = container.resolve(CONTENT_MODULE);
  const entry = await content.findEntry(id);
  if (!entry) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no entry ${id}`);
  const service = container.resolve(SLUGS_MODULE);
  const rows = await service.listSlugs(
    { kind: entry.kind, entity_id: id, current: true },
    { take: languages.length },
  );
  const slugs = Object.fromEntries(
    languages.map((language) => [language, rows.find((row) => row.language === language)?.slug]),
  );
  return {
    ...entry,
    slugs,
    revision: revisionOf([entry, slugs]),
    versions: await savingsOf(container, await content.newestVersions(id, shownVersions)),
  };
}

/** Content of an entry in one of its versions. @throws NOT_FOUND */
export async function entryVersion(
  container: MedusaContainer,
  entryId: string,
  id: string,
): Promise<EntrySnapshot> {
  const content = container.resolve(CONTENT_MODULE);
  const version = await content.findEntryVersion(entryId, id);
  if (!version) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such version");
  return version.data;
}

/** Validates the placeholders of texts. @throws INVALID_DATA naming the language and the placeholder */
export async function checkPlaceholders(container: MedusaContainer, texts: readonly Words[]): Promise<void> {
  // the placeholder names are the same in every language
  const values = await placeholderValues(container, baseLanguage);
  for (const { language, body } of texts) {
    const problem = placeholderProblem(body, values);
    if (problem) throw new MedusaError(MedusaError.Types.INVALID_DATA, `${language}: ${problem}`);
  }
}
