import type { OpenDraftsAnswer } from "../../../features/new-product/new-product-types";
import { readOpenDrafts } from "../../../features/new-product/read-drafts";
import { answerWith } from "../../../platform/with-body";

/** Drafts that can be opened in the form for new products, most recently changed first. */
export const GET = answerWith<OpenDraftsAnswer>(async (req) => ({ drafts: await readOpenDrafts(req.scope) }));
