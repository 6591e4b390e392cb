import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { Language } from "../platform/languages";
import { CONTENT_MODULE } from "../modules/content";
import { entrySlugs } from "../features/content/entry-slugs";
import { dataOf, type EntryData } from "../modules/content/entry-data";
import type { ContentService } from "../modules/content/service";
import type { StoredEntry } from "../modules/content/view";
import { SLUGS_MODULE } from "../modules/slugs";
import type { SlugsService } from "../modules/slugs/service";
import { setSlugsWorkflow } from "./set-slugs";

/** Emitted with `{id, kind}` when a post or page was created or changed. */
export const contentEntrySaved = "content-entry.saved";

/** A post or page as it shall be. */
export interface SaveContentEntryInput {
  /** Null for a new one. */
  id: string | null;
  data: EntryData;
  /** Typed slugs; one left out or empty is kept, or made from the title. */
  slugs: Partial<Record<Language, string>>;
  /** Id of the user of the admin, or of an API key; null for what the shop comes with. */
  saved_by: string | null;
}

/** What undoes the writing: the entry as it was, or nothing but its id when it is new. */
interface Undo {
  id: string;
  before: StoredEntry | null;
  /** Versions that were kept of it. */
  versions: string[];
}

const writeEntryStep = createStep(
  "write-entry",
  async ({ id, data, saved_by }: SaveContentEntryInput, { container }) => {
    const content: ContentService = container.resolve(CONTENT_MODULE);
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
    const content: ContentService = container.resolve(CONTENT_MODULE);
    if (undo.before) await content.writeEntry(undo.id, dataOf(undo.before));
    else await content.deleteEntries(undo.id);
    await content.deleteEntryVersions(undo.versions);
  },
);

const planSlugsStep = createStep(
  "plan-entry-slugs",
  async ({ id, input }: { id: string; input: SaveContentEntryInput }, { container }) => {
    const service: SlugsService = container.resolve(SLUGS_MODULE);
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
 * Creates or replaces a post or page with its words, gives it its slugs (the old ones stay as history) and tells that
 * it has changed. @throws NOT_FOUND for an unknown id, INVALID_DATA for a slug that is none or is taken
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
