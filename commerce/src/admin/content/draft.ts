import type { AdminEntry } from "../../features/content/admin-entry";
import { languages, type Language } from "../../platform/languages";
import type { ContentKind, PageRole } from "@su-turrone/contract/content";
import type { TextLanguage } from "@su-turrone/contract/languages";
import type { EntrySnapshot } from "../../modules/content/entry-data";
import type { EntryStatus } from "../../modules/content/entry-statuses";
import type { Words } from "../../modules/content/view";

export type WordsDraft = Omit<Words, "language">;

export interface EntryDraft {
  kind: ContentKind;
  role: PageRole | null;
  status: EntryStatus;
  /** "2026-11-20T10:00" in the browser's time zone, the format of a datetime-local field; "" for none. */
  publishedAt: string;
  picture: { url: string; width: number; height: number } | null;
  relatedProductIds: string[];
  slugs: Record<Language, string>;
  words: Partial<Record<TextLanguage, WordsDraft>>;
}

export const emptyWords: WordsDraft = {
  title: "",
  teaser: "",
  body: "",
  seo_title: "",
  seo_description: "",
  picture_alt: "",
};

export const emptyDraft = (kind: ContentKind): EntryDraft => ({
  kind,
  role: null,
  status: "draft",
  publishedAt: "",
  picture: null,
  relatedProductIds: [],
  slugs: { de: "", it: "", en: "" },
  words: {},
});

/** Form state of an earlier version of an entry; its slugs are not changed. */
export const versionDraft = (data: EntrySnapshot, slugs: EntryDraft["slugs"]): EntryDraft =>
  toDraft({ ...data, slugs });

/** "2026-11-20T10:00" in the browser's time zone. */
function toLocalField(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function toDraft(
  entry: Omit<EntrySnapshot, "published_at"> & Pick<AdminEntry, "published_at" | "slugs">,
): EntryDraft {
  const { picture_url: url, picture_width: width, picture_height: height } = entry;
  return {
    kind: entry.kind,
    role: entry.role,
    status: entry.status,
    publishedAt: entry.published_at ? toLocalField(String(entry.published_at)) : "",
    picture: url && width && height ? { url, width, height } : null,
    relatedProductIds: entry.related_product_ids,
    slugs: { de: entry.slugs.de ?? "", it: entry.slugs.it ?? "", en: entry.slugs.en ?? "" },
    words: Object.fromEntries(
      entry.texts.map(({ language, title, teaser, body, seo_title, seo_description, picture_alt }) => [
        language,
        { title, teaser, body, seo_title, seo_description, picture_alt },
      ]),
    ),
  };
}

/**
 * Visibility of an entry to visitors: not published, scheduled, or published.
 * @param publishedAt ISO 8601; null for none
 */
export const visibilityOf = (
  status: EntryStatus,
  publishedAt: string | null,
  now: Date,
): "draft" | "scheduled" | "published" =>
  status === "published" && publishedAt !== null && new Date(publishedAt) > now ? "scheduled" : status;

/** Converts form state to a request body. Languages without a title are omitted. */
export function toBody(draft: EntryDraft) {
  return {
    kind: draft.kind,
    role: draft.role,
    status: draft.status,
    published_at: draft.publishedAt ? new Date(draft.publishedAt).toISOString() : null,
    picture: draft.picture,
    related_product_ids: draft.relatedProductIds,
    slugs: Object.fromEntries(languages.map((language) => [language, draft.slugs[language].trim()])),
    texts: Object.entries(draft.words)
      .filter(([, words]) => words.title.trim() !== "")
      .map(([language, words]) => ({ language, ...words })),
  };
}
