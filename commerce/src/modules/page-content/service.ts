import type { Context } from "@medusajs/framework/types";
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { ContentPage, PageContent } from "@su-turrone/contract/page-content";
import { PageVersion } from "./models/page-version";
import type { VersionStatus } from "./version-statuses";

/** A saving of a page. */
export interface StoredPageVersion {
  id: string;
  page: ContentPage;
  status: VersionStatus;
  content: PageContent;
  saved_by: string;
  created_at: Date;
}

/** What is to be saved of a page. */
export interface NewPageVersion {
  page: ContentPage;
  content: PageContent;
  saved_by: string;
}

/** Keeps what the owner has changed of the shop's own pages, with every change. */
export class PageContentService extends MedusaService({ PageVersion }) {
  /** The newest versions of a page with a status, the newest first. */
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

  /** A version of a page; null where the page has none with the id. */
  async findVersion(page: ContentPage, id: string): Promise<StoredPageVersion | null> {
    const [row] = await this.listPageVersions({ page, id }, { take: 1 });
    return row ?? null;
  }

  /** Puts a draft in the place of the one the page has. */
  @InjectTransactionManager()
  async replaceDraft(
    version: NewPageVersion,
    @MedusaContext() context: Context = {},
  ): Promise<StoredPageVersion> {
    await this.deleteDrafts(version.page, context);
    return this.createPageVersions({ ...version, status: "draft" }, context);
  }

  /** Deletes the drafts of a page; links to them end. */
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
