import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import type { ContentKind, PageRole } from "@su-turrone/contract/content";
import type { TextLanguage } from "@su-turrone/contract/languages";
import { dataOf, snapshotOf, type EntryData, type EntrySnapshot } from "./entry-data";
import { Confirmation, Entry, EntryText, EntryVersion } from "./models/entry";
import type { StoredEntry, Words } from "./view";

export interface StoredEntryVersion {
  id: string;
  entry_id: string;
  data: EntrySnapshot;
  saved_by: string | null;
  created_at: Date;
}

export interface Slice {
  take: number;
  skip: number;
}

const withTexts = { relations: ["texts"] };

/** Posts and pages with their texts per language. */
export class ContentService extends MedusaService({
  Confirmation,
  Entry,
  EntryText,
  EntryVersion,
}) {
  /** Finds an entry in any status; null when there is none. */
  async findEntry(id: string): Promise<StoredEntry | null> {
    const [entry] = await this.listEntries({ id }, { ...withTexts, take: 1 });
    return entry ?? null;
  }

  /** All entries of a kind for the admin, including drafts, newest first. */
  async findEntries(kind: ContentKind, slice: Slice): Promise<{ entries: StoredEntry[]; count: number }> {
    const [entries, count] = await this.listAndCountEntries(
      { kind },
      { ...withTexts, ...slice, order: { published_at: "DESC", created_at: "DESC" } },
    );
    return { entries, count };
  }

  /** Entries visible to visitors at `now`: published and due, newest first. */
  async findVisible(
    filter: { kind: ContentKind; id?: string; role?: PageRole[] },
    slice: Slice,
    now: Date,
  ): Promise<{ entries: StoredEntry[]; count: number }> {
    const [entries, count] = await this.listAndCountEntries(
      { ...filter, status: "published", published_at: { $lte: now } },
      { ...withTexts, ...slice, order: { published_at: "DESC", id: "DESC" } },
    );
    return { entries, count };
  }

  /**
   * Creates or replaces an entry in one transaction.
   * @returns its id
   */
  @InjectTransactionManager()
  async writeEntry(
    id: string | null,
    { texts, ...data }: EntryData,
    @MedusaContext() context: Context = {},
  ): Promise<string> {
    const entry = id
      ? (await this.updateEntries([{ id, ...data }], context))[0]
      : (await this.createEntries([data], context))[0];
    if (!entry) throw new Error(`The entry ${id ?? "(new)"} was not saved`);
    await this.writeTexts(entry.id, texts, context);
    return entry.id;
  }

  /**
   * Stores the new content of an entry as a version. If the entry has no version yet because it is older than
   * versioning, its previous content is stored first.
   * @returns ids of the versions
   */
  async keepVersions(
    entryId: string,
    before: StoredEntry | null,
    { data, saved_by }: { data: EntryData; saved_by: string | null },
  ): Promise<string[]> {
    const [known] = await this.listEntryVersions({ entry_id: entryId }, { take: 1, select: ["id"] });
    const first =
      before && !known ? [{ entry_id: entryId, data: snapshotOf(dataOf(before)), saved_by: null }] : [];
    const ids: string[] = [];
    // create them one after the other, so that their creation order is the version order
    for (const version of [...first, { entry_id: entryId, data: snapshotOf(data), saved_by }])
      ids.push((await this.createEntryVersions(version)).id);
    return ids;
  }

  async newestVersions(entryId: string, take: number): Promise<StoredEntryVersion[]> {
    return this.listEntryVersions({ entry_id: entryId }, { take, order: { created_at: "DESC", id: "DESC" } });
  }

  async findEntryVersion(entryId: string, id: string): Promise<StoredEntryVersion | null> {
    const [row] = await this.listEntryVersions({ entry_id: entryId, id }, { take: 1 });
    return row ?? null;
  }

  private async writeTexts(entryId: string, texts: readonly Words[], context: Context): Promise<void> {
    const known = await this.listEntryTexts({ entry_id: entryId }, { take: null }, context);
    const idOf = new Map<TextLanguage, string>(known.map((row) => [row.language, row.id]));
    const wanted = new Set(texts.map((text) => text.language));
    const removedIds = known.filter((row) => !wanted.has(row.language)).map((row) => row.id);
    const changedTexts = texts.flatMap((text) => {
      const id = idOf.get(text.language);
      return id ? [{ id, ...text }] : [];
    });
    const addedTexts = texts
      .filter((text) => !idOf.has(text.language))
      .map((text) => ({ ...text, entry_id: entryId }));
    if (removedIds.length > 0) await this.deleteEntryTexts(removedIds, context);
    if (changedTexts.length > 0) await this.updateEntryTexts(changedTexts, context);
    if (addedTexts.length > 0) await this.createEntryTexts(addedTexts, context);
  }
}

export const CONTENT_MODULE = "content";

export default Module(CONTENT_MODULE, { service: ContentService });
