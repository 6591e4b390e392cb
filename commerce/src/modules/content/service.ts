import type { Context } from "@medusajs/framework/types";
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { ContentKind, PageRole } from "@su-turrone/contract/content";
import type { TextLanguage } from "@su-turrone/contract/languages";
import type { EntryStatus } from "./entry-statuses";
import { Confirmation } from "./models/confirmation";
import { Entry, EntryText } from "./models/entry";
import type { StoredEntry, Words } from "./view";

/** What is written of an entry; its words replace all it had. */
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

/** Page of a list. */
export interface Slice {
  take: number;
  skip: number;
}

const withTexts = { relations: ["texts"] };

/** Posts and pages with their words per language. */
export class ContentService extends MedusaService({ Confirmation, Entry, EntryText }) {
  /** An entry whatever its status; null when there is none. */
  async findEntry(id: string): Promise<StoredEntry | null> {
    const [entry] = await this.listEntries({ id }, { ...withTexts, take: 1 });
    return entry ?? null;
  }

  /** All of a kind for the admin, drafts too, the newest first. */
  async findEntries(kind: ContentKind, slice: Slice): Promise<{ entries: StoredEntry[]; count: number }> {
    const [entries, count] = await this.listAndCountEntries(
      { kind },
      { ...withTexts, ...slice, order: { published_at: "DESC", created_at: "DESC" } },
    );
    return { entries, count };
  }

  /** What visitors see at a time: published and due, the newest first. */
  async findVisible(
    filter: { kind: ContentKind; id?: string; role?: PageRole },
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
   * Creates an entry, or replaces one, as one transaction.
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
    if (!entry) throw new Error(`The entry ${id ?? "(new)"} was not written`);
    await this.writeTexts(entry.id, texts, context);
    return entry.id;
  }

  private async writeTexts(entryId: string, texts: readonly Words[], context: Context): Promise<void> {
    const known = await this.listEntryTexts({ entry_id: entryId }, { take: null }, context);
    const idOf = new Map<TextLanguage, string>(known.map((row) => [row.language, row.id]));
    const wanted = new Set(texts.map((text) => text.language));
    const gone = known.filter((row) => !wanted.has(row.language)).map((row) => row.id);
    const changed = texts.flatMap((text) => {
      const id = idOf.get(text.language);
      return id ? [{ id, ...text }] : [];
    });
    const added = texts
      .filter((text) => !idOf.has(text.language))
      .map((text) => ({ ...text, entry_id: entryId }));
    if (gone.length > 0) await this.deleteEntryTexts(gone, context);
    if (changed.length > 0) await this.updateEntryTexts(changed, context);
    if (added.length > 0) await this.createEntryTexts(added, context);
  }
}
