import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { pageProblems } from "@su-turrone/contract/page-content-rules";
import {
  isContentPage,
  unchangedPageContent,
  type ContentPage,
  type PageContent,
} from "@su-turrone/contract/page-content";
import { PAGE_CONTENT_MODULE } from "../../modules/page-content";
import type { PageContentService } from "../../modules/page-content/service";
import { savingsOf, type Saving } from "../staff/saved-by";

/** A page as the admin edits it: answer of `GET /admin/page-content/:page`. */
export interface EditablePage {
  page: ContentPage;
  /** What visitors see. */
  content: PageContent;
  /** The published versions, the newest first; none as long as the page is as the shop came. */
  versions: Saving[];
  /** What was tried last and not published. */
  draft: (Saving & { content: PageContent }) | null;
}

/** Versions the admin is shown. */
const shownVersions = 20;

const serviceOf = (container: MedusaContainer): PageContentService => container.resolve(PAGE_CONTENT_MODULE);

/** The page an address names. @throws NOT_FOUND */
export function pageOf(name: string | undefined): ContentPage {
  if (isContentPage(name)) return name;
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page");
}

/** What visitors see of a page. */
export async function publishedContent(container: MedusaContainer, page: ContentPage): Promise<PageContent> {
  const [newest] = await serviceOf(container).newest(page, "published", 1);
  return newest?.content ?? unchangedPageContent;
}

/** One version of a page. @throws NOT_FOUND */
export async function versionContent(
  container: MedusaContainer,
  page: ContentPage,
  id: string,
): Promise<PageContent> {
  const version = await serviceOf(container).findVersion(page, id);
  if (!version) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such version of the page");
  return version.content;
}

/** The page with its versions and the draft. */
export async function editablePage(container: MedusaContainer, page: ContentPage): Promise<EditablePage> {
  const service = serviceOf(container);
  const [published, drafts] = await Promise.all([
    service.newest(page, "published", shownVersions),
    service.newest(page, "draft", 1),
  ]);
  const savings = await savingsOf(container, [...drafts, ...published]);
  const [draft] = drafts;
  const [drafted] = savings;
  return {
    page,
    content: published[0]?.content ?? unchangedPageContent,
    versions: savings.slice(drafts.length),
    draft: draft && drafted ? { ...drafted, content: draft.content } : null,
  };
}

/** Refuses content a page cannot show. @throws INVALID_DATA naming the first place and what is wrong there */
export function checkPageContent(page: ContentPage, content: PageContent): void {
  const [first] = Object.entries(pageProblems(page, content));
  if (first) throw new MedusaError(MedusaError.Types.INVALID_DATA, first.join(": "));
}
