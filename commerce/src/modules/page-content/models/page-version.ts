import { model } from "@medusajs/framework/utils";
import { contentPages, type PageContent } from "@su-turrone/contract/page-content";

/**
 * Whether visitors see a version: they see the newest published one; a draft is only reachable through its preview
 * link.
 */
const versionStatuses = ["draft", "published"] as const;

export type VersionStatus = (typeof versionStatuses)[number];

/** One save of the owner's changes to a page. Published rows are never changed; a page has at most one draft. */
export const PageVersion = model
  .define("page_version", {
    id: model.id({ prefix: "pagever" }).primaryKey(),
    page: model.enum([...contentPages]),
    status: model.enum([...versionStatuses]),
    /** Validated by pageProblems of the contract. */
    content: model.json<PageContent>(),
    /** Id of the admin user who saved it, or of the API key. */
    saved_by: model.text(),
  })
  .indexes([{ on: ["page", "status", "created_at"] }]);
