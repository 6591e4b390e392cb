import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import type { ContentPage, PageContent } from "@su-turrone/contract/page-content";
import { PageVersion, type VersionStatus } from "./models/page-version";

export interface StoredPageVersion {
  id: string;
  page: ContentPage;
  status: VersionStatus;
  content: PageContent;
  saved_by: string;
  created_at: Date;
}

export interface NewPageVersion {
  page: ContentPage;
  content: PageContent;
  saved_by: string;
}

/** Stores the owner's changes to the shop's own pages, with their full history. */
export class PageContentService extends MedusaService({ PageVersion }) {
  /** The most recent versions of a page with a given status, newest first. */
  async newest(
    page: ContentPage,
    status: VersionStatus,
    take: number,
    context: Context = {},
  ): Promise<StoredPageVersion[]> {
    return this.listPageVersions(
      { page, status },
      { take, order: { created_at: "DESC", id: "DESC" } },
      context,
    );
  }

  async findVersion(page: ContentPage, id: string): Promise<StoredPageVersion | null> {
    const [row] = await this.listPageVersions({ page, id }, { take: 1 });
    return row ?? null;
  }

  @InjectTransactionManager()
  async replaceDraft(
    version: NewPageVersion,
    @MedusaContext() context: Context = {},
  ): Promise<StoredPageVersion> {
    await this.deleteDrafts(version.page, context);
    return this.createPageVersions({ ...version, status: "draft" }, context);
  }

  /** Deletes the drafts of a page, which invalidates preview links to them. */
  @InjectTransactionManager()
  async deleteDrafts(page: ContentPage, @MedusaContext() context: Context = {}): Promise<void> {
    const drafts = await this.listPageVersions({ page, status: "draft" }, { take: null }, context);
    if (drafts.length > 0)
      await this.deletePageVersions(
        drafts.map(({ id }) => id),
        context,
      );
  }
}

export const PAGE_CONTENT_MODULE = "pageContent";

export default Module(PAGE_CONTENT_MODULE, { service: PageContentService });
