import type { MedusaResponse } from "@medusajs/framework/http";
import type { PerLanguage } from "@su-turrone/contract/languages";
import { onlyChanges } from "@su-turrone/contract/page-content-rules";
import {
  previewUrls,
  checkPageContent,
  editablePage,
  pageOf,
  type EditablePage,
} from "../../../../../features/page-content/read-page";
import { pageContentBody } from "../../../../../features/page-content/publish-page";
import { PAGE_CONTENT_MODULE } from "../../../../../modules/page-content";
import { answerWith, withAdminBody } from "../../../../../platform/with-body";

/** Saves the content as the page's draft: 201 `{preview_urls}`, valid for an hour, by language. */
export const POST = withAdminBody(
  pageContentBody,
  async (req, res: MedusaResponse<{ preview_urls: PerLanguage }>) => {
    const page = pageOf(req.params["page"]);
    const { content } = req.validatedBody;
    checkPageContent(page, content);
    const service = req.scope.resolve(PAGE_CONTENT_MODULE);
    const { id } = await service.replaceDraft({
      page,
      content: onlyChanges(page, content),
      saved_by: req.auth_context.actor_id,
    });
    res.status(201).json({ preview_urls: previewUrls(page, id) });
  },
);

/** Deletes the draft; responds with the page as published. */
export const DELETE = answerWith<EditablePage>(async (req) => {
  const page = pageOf(req.params["page"]);
  const service = req.scope.resolve(PAGE_CONTENT_MODULE);
  await service.deleteDrafts(page);
  return editablePage(req.scope, page);
});
