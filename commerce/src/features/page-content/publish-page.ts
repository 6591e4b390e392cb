import { z } from "@medusajs/framework/zod";
import { pageContentLimits } from "@su-turrone/contract/page-content";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PAGE_CONTENT_MODULE, type NewPageVersion } from "../../modules/page-content";

const { alt, sections, sectionText, sectionTitle, text } = pageContentLimits;

const key = z.string().max(60);

const perLanguage = <T extends z.ZodType>(part: T) => z.strictObject({ de: part, it: part, en: part });

const picture = z.strictObject({
  url: z.string().max(2_000),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: perLanguage(z.string().trim().max(alt)),
});

const section = z.strictObject({
  id: z.string().regex(/^\w{1,40}$/),
  picture: picture.nullable(),
  words: perLanguage(
    z.strictObject({ title: z.string().trim().max(sectionTitle), text: z.string().trim().max(sectionText) }),
  ),
});

/** The owner's changes to a page; allowed keys depend on the page and are checked there. */
const content = z.strictObject({
  words: perLanguage(z.record(key, z.string().trim().max(text))),
  pictures: z.record(key, picture),
  shown: z.record(key, z.boolean()),
  sections: z.array(section).max(sections),
});

/** Body of `POST /admin/page-content/:page` and `POST /admin/page-content/:page/preview`. */
export const pageContentBody = z.strictObject({ content });

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
