import type { OpenDraftsAnswer } from "../../../features/new-product/new-product-types";
import { readOpenDrafts } from "../../../features/new-product/read-form";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith } from "../../../platform/with-body";

/** Drafts begun in the form for products, most recently changed first. */
export const GET = answerWith<OpenDraftsAnswer>(async (req) => ({
  drafts: await readOpenDrafts(req.scope, adminLanguage(req)),
}));
