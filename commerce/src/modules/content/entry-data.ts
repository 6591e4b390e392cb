import type { ContentKind, PageRole } from "@su-turrone/contract/content";
import type { EntryStatus } from "./entry-statuses";
import type { StoredEntry, Words } from "./view";

/** Writable data of an entry; its texts replace all existing ones. */
export interface EntryData {
  kind: ContentKind;
  role: PageRole | null;
  status: EntryStatus;
  published_at: Date | null;
  picture_url: string | null;
  picture_width: number | null;
  picture_height: number | null;
  related_product_ids: string[];
  texts: Words[];
}

/** Everything that was saved for a post or page, as stored in a version. */
export interface EntrySnapshot extends Omit<EntryData, "published_at"> {
  /** ISO 8601, UTC. */
  published_at: string | null;
}

const iso = (date: Date | string | null): string | null =>
  date === null ? null : new Date(date).toISOString();

/** Converts the data to be written into the form stored in a version. */
export const snapshotOf = ({ published_at, ...data }: EntryData): EntrySnapshot => ({
  ...data,
  published_at: iso(published_at),
});

export const dataOf = (entry: StoredEntry): EntryData => ({
  kind: entry.kind,
  role: entry.role,
  status: entry.status,
  published_at: entry.published_at ? new Date(entry.published_at) : null,
  picture_url: entry.picture_url,
  picture_width: entry.picture_width,
  picture_height: entry.picture_height,
  related_product_ids: entry.related_product_ids,
  texts: entry.texts.map(({ language, title, teaser, body, seo_title, seo_description, picture_alt }) => ({
    language,
    title,
    teaser,
    body,
    seo_title,
    seo_description,
    picture_alt,
  })),
});
