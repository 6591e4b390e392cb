import { model } from "@medusajs/framework/utils";
import { contentPages, type PageContent } from "@su-turrone/contract/page-content";
import { versionStatuses } from "../version-statuses";

/** One saving of what the owner has changed of a page. Published rows are never changed; a page has one draft at most. */
export const PageVersion = model
  .define("page_version", {
    id: model.id({ prefix: "pagever" }).primaryKey(),
    page: model.enum([...contentPages]),
    status: model.enum([...versionStatuses]),
    /** Checked by pageProblems of the contract. */
    content: model.json<PageContent>(),
    /** Id of the user of the admin who saved it, or of an API key. */
    saved_by: model.text(),
  })
  .indexes([{ on: ["page", "status", "created_at"] }]);
