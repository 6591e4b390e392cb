import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { CONTENT_MODULE } from "../modules/content";
import type { ContentKind } from "@su-turrone/contract/content";
import type { ContentService } from "../modules/content/service";
import { removeSlugsWorkflow } from "./remove-slugs";

/** Emitted with `{id, kind}` when a post or page was deleted. */
export const contentEntryDeleted = "content-entry.deleted";

/** The post or page to delete. */
export interface DeleteContentEntryInput {
  id: string;
  kind: ContentKind;
}

const deleteEntryStep = createStep(
  "delete-entry",
  async ({ id }: DeleteContentEntryInput, { container }) => {
    const content: ContentService = container.resolve(CONTENT_MODULE);
    const role = (await content.findEntry(id))?.role;
    if (role) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The shop links to this page as its ${role} page`);
    }
    await content.softDeleteEntries(id);
    return new StepResponse(undefined, id);
  },
  async (id: string | undefined, { container }) => {
    const content: ContentService = container.resolve(CONTENT_MODULE);
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
    emitEventStep(transform(input, (data) => ({ eventName: contentEntryDeleted, data })));
    return new WorkflowResponse(input);
  },
);
