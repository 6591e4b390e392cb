import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { pageProblems } from "@su-turrone/contract/page-content-rules";
import {
  isContentPage,
  untouchedPage,
  type ContentPage,
  type PageContent,
} from "@su-turrone/contract/page-content";
import { PAGE_CONTENT_MODULE } from "../../modules/page-content";
import type { PageContentService, StoredPageVersion } from "../../modules/page-content/service";

/** When a page was saved, and by whom: an e-mail address, empty where that is no user any more. */
export interface PageSaving {
  id: string;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A page as the admin edits it: answer of `GET /admin/page-content/:page`. */
export interface EditablePage {
  page: ContentPage;
  /** What visitors see. */
  content: PageContent;
  /** The published versions, the newest first; none as long as the page is as the shop came. */
  versions: PageSaving[];
  /** What was tried last and not published. */
  draft: (PageSaving & { content: PageContent }) | null;
}

/** Versions the admin is shown. */
const shownVersions = 20;

const serviceOf = (container: MedusaContainer): PageContentService =>
  container.resolve(PAGE_CONTENT_MODULE);

/** The page an address names. @throws NOT_FOUND */
export function pageOf(name: string | undefined): ContentPage {
  if (isContentPage(name)) return name;
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page");
}

/** What visitors see of a page. */
export async function publishedContent(container: MedusaContainer, page: ContentPage): Promise<PageContent> {
  const [newest] = await serviceOf(container).newest(page, "published", 1);
  return newest?.content ?? untouchedPage;
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
  const ids = [...new Set([...published, ...drafts].map(({ saved_by }) => saved_by))];
  const users = ids.length === 0 ? [] : await container.resolve(Modules.USER).listUsers({ id: ids });
  const emailOf = new Map(users.map(({ id, email }) => [id, email]));
  const saving = ({ id, saved_by, created_at }: StoredPageVersion): PageSaving => ({
    id,
    by: emailOf.get(saved_by) ?? "",
    at: new Date(created_at).toISOString(),
  });
  const [draft] = drafts;
  return {
    page,
    content: published[0]?.content ?? untouchedPage,
    versions: published.map(saving),
    draft: draft ? { ...saving(draft), content: draft.content } : null,
  };
}

/** Refuses content a page cannot show. @throws INVALID_DATA naming the first place and what is wrong there */
export function checkPageContent(page: ContentPage, content: PageContent): void {
  const [first] = Object.entries(pageProblems(page, content));
  if (first) throw new MedusaError(MedusaError.Types.INVALID_DATA, first.join(": "));
}
