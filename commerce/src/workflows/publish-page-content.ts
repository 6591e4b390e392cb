import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PAGE_CONTENT_MODULE } from "../modules/page-content";
import type { NewPageVersion, PageContentService } from "../modules/page-content/service";

/** Emitted with `{id}`, that of the version, when the words or pictures of one of the shop's own pages have changed. */
export const pageContentPublished = "page-content.published";

/** What the owner publishes of a page, checked before. */
export interface PublishPageContentInput extends NewPageVersion {
  /** Id of the version the changes began from; null where there was none. */
  based_on: string | null;
}

const writeVersionStep = createStep(
  "write-page-version",
  async ({ based_on, ...version }: PublishPageContentInput, { container }) => {
    const service: PageContentService = container.resolve(PAGE_CONTENT_MODULE);
    // two who publish at the same time must not undo each other's change
    const id = await container.resolve(Modules.LOCKING).execute(`page-content:${version.page}`, async () => {
      const [newest] = await service.newest(version.page, "published", 1);
      if ((newest?.id ?? null) !== based_on)
        throw new MedusaError(MedusaError.Types.CONFLICT, "Somebody else has published this page meanwhile");
      return (await service.createPageVersions({ ...version, status: "published" })).id;
    });
    return new StepResponse(id, id);
  },
  async (id: string | undefined, { container }) => {
    const service: PageContentService = container.resolve(PAGE_CONTENT_MODULE);
    if (id !== undefined) await service.deletePageVersions(id);
  },
);

/** What was tried is published or given up: its link ends. */
const deleteDraftsStep = createStep(
  "delete-page-drafts",
  async ({ page }: PublishPageContentInput, { container }) => {
    const service: PageContentService = container.resolve(PAGE_CONTENT_MODULE);
    await service.deleteDrafts(page);
    return new StepResponse(undefined);
  },
);

/**
 * Publishes what the owner has changed of one of the shop's own pages, as a new version, and tells that it has changed.
 * @throws CONFLICT where another version was published since
 */
export const publishPageContentWorkflow = createWorkflow(
  "publish-page-content",
  (input: PublishPageContentInput) => {
    const id = writeVersionStep(input);
    deleteDraftsStep(input);
    emitEventStep(transform(id, (saved) => ({ eventName: pageContentPublished, data: { id: saved } })));
    return new WorkflowResponse(id);
  },
);
