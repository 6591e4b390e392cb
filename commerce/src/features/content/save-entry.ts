import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { type Language, languages } from "../../platform/languages";
import { CONTENT_MODULE } from "../../modules/content";
import { dataOf, type EntryData } from "../../modules/content/entry-data";
import type { StoredEntry, Words } from "../../modules/content/view";
import { SLUGS_MODULE } from "../../modules/slugs";
import { textsOf } from "../../texts";
import { setSlugsWorkflow, removeSlugsWorkflow } from "../../workflows/slugs";
import type { ContentKind } from "@su-turrone/contract/content";
import { freeSlug, slugFrom, type WantedSlugs } from "../../modules/slugs/slug-logic";

export interface SlugSources {
  texts: readonly Pick<Words, "language" | "title">[];
  /** Entered by the owner; empty means "derive one". */
  given: Partial<Record<Language, string>>;
  /** Current slugs of this entry, without fallback. */
  current: Partial<Record<Language, string>>;
  isTaken: (slug: string) => boolean;
}

/**
 * Slugs for an entry: the entered one, otherwise the current one, otherwise one derived from the title. A language
 * without text has no slug and falls back. An entry in none of the shop's languages (a French notice) gets an Italian
 * slug, which the others fall back to.
 */
export function entrySlugs({ texts, given, current, isTaken }: SlugSources): WantedSlugs {
  const slugOf = (title: string, language: Language) =>
    current[language] ?? freeSlug(slugFrom(title, language), isTaken);
  const wanted: WantedSlugs = {};
  for (const language of languages) {
    const text = texts.find((t) => t.language === language);
    wanted[language] = given[language] || (text ? slugOf(text.title, language) : null);
  }
  const [first] = texts;
  const hasNoSlug = languages.every((language) => wanted[language] === null);
  return hasNoSlug && first ? { ...wanted, it: slugOf(first.title, "it") } : wanted;
}

/** Emitted with `{id, kind}` when a post or page was created or changed. */
export const contentEntrySaved = "content-entry.saved";

export interface SaveContentEntryInput {
  /** Null for a new entry. */
  id: string | null;
  data: EntryData;
  /** Slugs entered by the owner; an omitted or empty one is kept, or derived from the title. */
  slugs: Partial<Record<Language, string>>;
  /** Id of the admin user or of the API key; null for seeded content. */
  saved_by: string | null;
}

/** Data for the compensation: the entry as it was, null when it is new. */
interface Undo {
  id: string;
  before: StoredEntry | null;
  /** Ids of versions stored for it. */
  versions: string[];
}

const writeEntryStep = createStep(
  "write-entry",
  async ({ id, data, saved_by }: SaveContentEntryInput, { container }) => {
    const content = container.resolve(CONTENT_MODULE);
    const before = id ? await content.findEntry(id) : null;
    if (id && before?.kind !== data.kind) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${data.kind} ${id}`);
    }
    const written = await content.writeEntry(id, data);
    const versions = await content.keepVersions(written, before, { data, saved_by });
    return new StepResponse(written, { id: written, before, versions } satisfies Undo);
  },
  async (undo: Undo | undefined, { container }) => {
    if (!undo) return;
    const content = container.resolve(CONTENT_MODULE);
    if (undo.before) await content.writeEntry(undo.id, dataOf(undo.before));
    else await content.deleteEntries(undo.id);
    await content.deleteEntryVersions(undo.versions);
  },
);

const planSlugsStep = createStep(
  "plan-entry-slugs",
  async ({ id, input }: { id: string; input: SaveContentEntryInput }, { container }) => {
    const service = container.resolve(SLUGS_MODULE);
    const { kind, texts } = input.data;
    const rows = await service.listSlugs({ kind }, { take: null });
    const own = rows.filter((row) => row.entity_id === id && row.current);
    const taken = new Set(rows.filter((row) => row.entity_id !== id).map((row) => row.slug));
    const slugs = entrySlugs({
      texts,
      given: input.slugs,
      current: Object.fromEntries(own.map((row) => [row.language, row.slug])),
      isTaken: (slug) => taken.has(slug),
    });
    return new StepResponse({ kind, entity_id: id, slugs });
  },
);

/**
 * Creates or replaces a post or page with its texts, sets its slugs (replaced ones stay as history) and emits an event.
 * @throws NOT_FOUND for an unknown id, INVALID_DATA for a slug that is malformed or taken
 */
export const saveContentEntryWorkflow = createWorkflow("save-entry", (input: SaveContentEntryInput) => {
  const id = writeEntryStep(input);
  const slugs = planSlugsStep({ id, input });
  setSlugsWorkflow.runAsStep({ input: slugs });
  const event = transform({ id, input }, ({ id, input }) => ({
    eventName: contentEntrySaved,
    data: { id, kind: input.data.kind },
  }));
  emitEventStep(event);
  return new WorkflowResponse(id);
});

/** Emitted with `{id, kind}` when a post or page was deleted. */
export const contentEntryDeleted = "content-entry.deleted";

export interface DeleteContentEntryInput {
  id: string;
  kind: ContentKind;
  /** Language of a refusal. */
  language: Language;
}

const deleteEntryStep = createStep(
  "delete-entry",
  async ({ id, language }: DeleteContentEntryInput, { container }) => {
    const content = container.resolve(CONTENT_MODULE);
    if ((await content.findEntry(id))?.role) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).content.linked);
    }
    await content.softDeleteEntries(id);
    return new StepResponse(undefined, id);
  },
  async (id: string | undefined, { container }) => {
    const content = container.resolve(CONTENT_MODULE);
    if (id) await content.restoreEntries(id);
  },
);

/**
 * Removes a post or page from the shop and frees its slugs; the entry is kept as a soft-deleted row.
 * @throws NOT_ALLOWED for a page with a role: the footer, checkout and mails link to it, and the law requires it
 */
export const deleteContentEntryWorkflow = createWorkflow(
  "delete-content-entry",
  (input: DeleteContentEntryInput) => {
    deleteEntryStep(input);
    const slugOwner = transform(input, ({ id, kind }) => ({ kind, entity_id: id }));
    removeSlugsWorkflow.runAsStep({ input: slugOwner });
    const data = transform(input, ({ id, kind }) => ({ id, kind }));
    emitEventStep({ eventName: contentEntryDeleted, data });
    return new WorkflowResponse(input);
  },
);
