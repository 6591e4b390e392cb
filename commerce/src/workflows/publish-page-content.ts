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

/** Emitted with the version's `{id}` when texts or pictures of one of the shop's own pages were published. */
export const pageContentPublished = "page-content.published";

/** The page content to publish, already validated. */
export interface PublishPageContentInput extends NewPageVersion {
  /** Id of the published version the changes are based on; null when there was none. */
  based_on: string | null;
}

const writeVersionStep = createStep(
  "write-page-version",
  async ({ based_on, ...version }: PublishPageContentInput, { container }) => {
    const service: PageContentService = container.resolve(PAGE_CONTENT_MODULE);
    // lock, so that two concurrent saves do not overwrite each other
    const id = await container.resolve(Modules.LOCKING).execute(`page-content:${version.page}`, async () => {
      const [newest] = await service.newest(version.page, "published", 1);
      if ((newest?.id ?? null) !== based_on)
        throw new MedusaError(
          MedusaError.Types.CONFLICT,
          "Somebody else has published this page in the meantime",
        );
      return (await service.createPageVersions({ ...version, status: "published" })).id;
    });
    return new StepResponse(id, id);
  },
  async (id: string | undefined, { container }) => {
    const service: PageContentService = container.resolve(PAGE_CONTENT_MODULE);
    if (id !== undefined) await service.deletePageVersions(id);
  },
);

/**
 * Deletes the page's drafts once they are published or abandoned, which invalidates preview links. Has no compensation:
 * only the event follows, and the owner's form still contains what the draft did.
 */
const deleteDraftsStep = createStep(
  "delete-page-drafts",
  async ({ page }: PublishPageContentInput, { container }) => {
    const service: PageContentService = container.resolve(PAGE_CONTENT_MODULE);
    await service.deleteDrafts(page);
    return new StepResponse(undefined);
  },
);

/**
 * Publishes the owner's changes to one of the shop's own pages as a new version, and emits an event.
 * @throws CONFLICT when another version was published in the meantime
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
