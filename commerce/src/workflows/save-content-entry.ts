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
import type { ContentService, EntryData } from "../modules/content/service";
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
}

/** What undoes the writing: the entry as it was, or nothing but its id when it is new. */
interface Undo {
  id: string;
  before: StoredEntry | null;
}

const dataOf = (entry: StoredEntry): EntryData => ({
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

const writeEntryStep = createStep(
  "write-entry",
  async ({ id, data }: Pick<SaveContentEntryInput, "id" | "data">, { container }) => {
    const content: ContentService = container.resolve(CONTENT_MODULE);
    const before = id ? await content.findEntry(id) : null;
    if (id && before?.kind !== data.kind) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${data.kind} ${id}`);
    }
    const written = await content.writeEntry(id, data);
    return new StepResponse(written, { id: written, before } satisfies Undo);
  },
  async (undo: Undo | undefined, { container }) => {
    if (!undo) return;
    const content: ContentService = container.resolve(CONTENT_MODULE);
    if (undo.before) await content.writeEntry(undo.id, dataOf(undo.before));
    else await content.deleteEntries(undo.id);
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
