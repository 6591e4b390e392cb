import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PAGE_CONTENT_MODULE } from "../modules/page-content";
import type { NewPageVersion } from "../modules/page-content/service";

/** Emitted with the version's `{id}` when texts or pictures of one of the shop's own pages were published. */
export const pageContentPublished = "page-content.published";

const writeVersionStep = createStep(
  "write-page-version",
  async (version: NewPageVersion, { container }) => {
    const service = container.resolve(PAGE_CONTENT_MODULE);
    const { id } = await service.createPageVersions({ ...version, status: "published" });
    return new StepResponse(id, id);
  },
  async (id: string | undefined, { container }) => {
    const service = container.resolve(PAGE_CONTENT_MODULE);
    if (id !== undefined) await service.deletePageVersions(id);
  },
);

/**
 * Deletes the page's drafts once they are published or abandoned, which invalidates preview links. Has no compensation:
 * only the event follows, and the owner's form still contains what the draft did.
 */
const deleteDraftsStep = createStep("delete-page-drafts", async ({ page }: NewPageVersion, { container }) => {
  const service = container.resolve(PAGE_CONTENT_MODULE);
  await service.deleteDrafts(page);
  return new StepResponse(undefined);
});

/**
 * Publishes the owner's changes to one of the shop's own pages, already validated, as a new version, and emits an event.
 */
export const publishPageContentWorkflow = createWorkflow("publish-page-content", (input: NewPageVersion) => {
  const id = writeVersionStep(input);
  deleteDraftsStep(input);
  emitEventStep(transform(id, (saved) => ({ eventName: pageContentPublished, data: { id: saved } })));
  return new WorkflowResponse(id);
});
