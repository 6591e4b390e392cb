import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { baseLanguage, languages, type Language } from "../../platform/languages";
import { CONTENT_MODULE } from "../../modules/content";
import type { EntrySnapshot, EntryData } from "../../modules/content/entry-data";
import { placeholderProblem, type PlaceholderValues } from "../../modules/content/placeholders";
import type { StoredEntry, Words } from "../../modules/content/view";
import { SLUGS_MODULE } from "../../modules/slugs";
import { fill, textsOf } from "../../texts";
import { revisionOf, savedVersions, type SavedVersion } from "../staff/revision";
import { placeholderValues } from "./placeholder-values";
import { z } from "@medusajs/framework/zod";
import { contentKinds, pageRoles } from "@su-turrone/contract/content";
import { textLanguages } from "@su-turrone/contract/languages";
import { entryStatuses } from "../../modules/content/entry-statuses";
import type { SaveContentEntryInput } from "./save-entry";

export interface AdminEntry extends StoredEntry {
  /** Its own slugs, without fallback. */
  slugs: Partial<Record<Language, string>>;
  /** Saved versions, newest first; the first one is the current content. */
  versions: SavedVersion[];
  /** Of the entry with its slugs; a save sends it back. */
  revision: string;
}

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
    versions: await savedVersions(container, await content.newestVersions(id, shownVersions)),
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

/**
 * Validates the placeholders of a text. @param adminLanguage of the refusal @throws INVALID_DATA naming the language of
 * the text and the placeholder
 */
export function refuseBadPlaceholders(
  { language, body }: Pick<Words, "language" | "body">,
  values: PlaceholderValues,
  adminLanguage: Language,
): void {
  const found = placeholderProblem(body, values);
  if (!found) return;
  const refusal = textsOf("refusals", adminLanguage).content[found.refusal];
  throw new MedusaError(MedusaError.Types.INVALID_DATA, fill(refusal, { language, problem: found.problem }));
}

/** Validates the placeholders of texts. @throws as `refuseBadPlaceholders` */
export async function checkPlaceholders(
  container: MedusaContainer,
  texts: readonly Words[],
  adminLanguage: Language,
): Promise<void> {
  // the placeholder names are the same in every language
  const values = await placeholderValues(container, baseLanguage);
  for (const text of texts) refuseBadPlaceholders(text, values, adminLanguage);
}

const words = z.object({
  language: z.enum(textLanguages),
  title: z.string().trim().min(1).max(200),
  teaser: z.string().trim().max(500).default(""),
  body: z.string().max(200_000).default(""),
  seo_title: z.string().trim().max(120).default(""),
  seo_description: z.string().trim().max(320).default(""),
  picture_alt: z.string().trim().max(300).default(""),
});

const picture = z.object({
  url: z.string().max(2000),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

const slug = z.string().trim().max(80).optional();

/** Body to create or replace a post or page. */
export const entryBody = z
  .object({
    kind: z.enum(contentKinds),
    role: z.enum(pageRoles).nullable().default(null),
    status: z.enum(entryStatuses).default("draft"),
    /** ISO 8601; a published entry without it is published immediately. */
    published_at: z.iso.datetime({ offset: true }).nullable().default(null),
    picture: picture.nullable().default(null),
    related_product_ids: z.array(z.string().max(64)).max(24).default([]),
    slugs: z.object({ de: slug, it: slug, en: slug }).default({}),
    texts: z.array(words).min(1),
  })
  .superRefine(({ texts, kind, role }, context) => {
    const languages = texts.map((text) => text.language);
    if (new Set(languages).size < languages.length) {
      context.addIssue({ code: "custom", path: ["texts"], message: "one text per language" });
    }
    if (role && kind !== "page")
      context.addIssue({ code: "custom", path: ["role"], message: "only pages have a role" });
  });

/** Body of `POST /admin/content` and `POST /admin/content/:id`. */
export type EntryBody = z.infer<typeof entryBody>;

export function toSaveInput(
  id: string | null,
  body: EntryBody,
  { now, savedBy }: { now: Date; savedBy: string },
): SaveContentEntryInput {
  const { kind, role, status, related_product_ids, texts, picture, slugs } = body;
  const given = body.published_at ? new Date(body.published_at) : null;
  const data: EntryData = {
    kind,
    role,
    status,
    published_at: given ?? (status === "published" ? now : null),
    picture_url: picture?.url ?? null,
    picture_width: picture?.width ?? null,
    picture_height: picture?.height ?? null,
    related_product_ids,
    texts,
  };
  return {
    id,
    data,
    slugs: Object.fromEntries(Object.entries(slugs).filter(([, value]) => value)),
    saved_by: savedBy,
  };
}
