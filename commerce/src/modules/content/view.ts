import type { PerLanguage, Language } from "../../platform/languages";
import type { ContentKind, EntryView, PageRole } from "@su-turrone/contract/content";
import { noticeLanguages, withFallbacks, type TextLanguage } from "@su-turrone/contract/languages";
import type { EntryStatus } from "./entry-statuses";

export interface Words {
  language: TextLanguage;
  title: string;
  /** One or two sentences for lists and previews. */
  teaser: string;
  /** Markdown. */
  body: string;
  seo_title: string;
  seo_description: string;
  picture_alt: string;
}

export interface StoredEntry {
  id: string;
  kind: ContentKind;
  role: PageRole | null;
  status: EntryStatus;
  published_at: Date | string | null;
  picture_url: string | null;
  picture_width: number | null;
  picture_height: number | null;
  related_product_ids: string[];
  updated_at: Date | string;
  texts: (Words & { updated_at: Date | string })[];
}

/** The text for a language, following the fallback order of the specification; null when there is no text at all. */
export function wordsFor<T extends { language: TextLanguage }>(
  texts: readonly T[],
  language: Language,
): T | null {
  const order: readonly TextLanguage[] = [...withFallbacks(language), ...noticeLanguages];
  return [...texts].sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language))[0] ?? null;
}

const iso = (date: Date | string): string => new Date(date).toISOString();

/** Time of the last change to the entry or its texts; ISO 8601. */
const changedAt = (entry: StoredEntry): string =>
  [entry, ...entry.texts].map((row) => iso(row.updated_at)).reduce((a, b) => (a > b ? a : b));

/** Converts an entry for a list; null when it has no texts. */
export function toView(entry: StoredEntry, slugs: PerLanguage, language: Language): EntryView | null {
  const words = wordsFor(entry.texts, language);
  if (!words) return null;
  const { picture_url: url, picture_width: width, picture_height: height } = entry;
  return {
    id: entry.id,
    kind: entry.kind,
    role: entry.role,
    slugs,
    language: words.language,
    languages: entry.texts.map((text) => text.language).sort(),
    title: words.title,
    teaser: words.teaser,
    picture: url && width && height ? { url, alt: words.picture_alt, width, height } : null,
    published_at: entry.published_at ? iso(entry.published_at) : null,
    updated_at: changedAt(entry),
  };
}
