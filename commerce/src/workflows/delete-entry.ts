import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { CONTENT_MODULE } from "../modules/content";
import type { ContentKind } from "../modules/content/kinds";
import type { ContentService } from "../modules/content/service";
import { SLUGS_MODULE } from "../modules/slugs";
import type { SlugsService } from "../modules/slugs/service";

/** The post or page to delete. */
export interface DeleteEntryInput {
  id: string;
  kind: ContentKind;
}

const deleteEntryStep = createStep(
  "delete-entry",
  async ({ id }: DeleteEntryInput, { container }) => {
    const content: ContentService = container.resolve(CONTENT_MODULE);
    await content.softDeleteEntries(id);
    return new StepResponse(undefined, id);
  },
  async (id: string | undefined, { container }) => {
    const content: ContentService = container.resolve(CONTENT_MODULE);
    if (id) await content.restoreEntries(id);
  },
);

/** A deleted entry's slugs are free for others again. */
const freeSlugsStep = createStep(
  "free-entry-slugs",
  async ({ id, kind }: DeleteEntryInput, { container }) => {
    const slugs: SlugsService = container.resolve(SLUGS_MODULE);
    const rows = await slugs.listSlugs({ kind, entity_id: id }, { take: null });
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await slugs.softDeleteSlugs(ids);
    return new StepResponse(undefined, ids);
  },
  async (ids: string[] | undefined, { container }) => {
    const slugs: SlugsService = container.resolve(SLUGS_MODULE);
    if (ids && ids.length > 0) await slugs.restoreSlugs(ids);
  },
);

/** Takes a post or page with its slugs out of the shop; both are kept as deleted rows. */
export const deleteEntryWorkflow = createWorkflow("delete-entry", (input: DeleteEntryInput) => {
  deleteEntryStep(input);
  freeSlugsStep(input);
  return new WorkflowResponse(input);
});
