import type {
  EntryBySlug,
  EntryPage,
  EntryView,
  PageAnswer,
  PageList,
  PostAnswer,
  PostList,
} from "@su-turrone/contract/content";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { TextLanguage } from "~/i18n/languages";
import type { ShopContext } from "~/platform/shop.server";
import type { SlugResult } from "./catalogue.server";
import { call, callOrNull } from "./client.server";
import { staticPath } from "./product-view";
import type { Picture } from "./types";

/** View types of posts and pages, like those of the catalogue in types.ts. */
/** A post or page in a list. */
export interface ContentEntry {
  id: string;
  /** True for the legally required pages: imprint, terms, privacy, withdrawal, accessibility. */
  legal: boolean;
  slugs: Slugs;
  /** Language of title, teaser and text: the page's language, or the fallback (spec §2). */
  language: TextLanguage;
  /** Languages it is actually written in; only these are offered to search engines. */
  languages: readonly TextLanguage[];
  title: string;
  teaser: string;
  picture: Picture | null;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** A post or page with its text. */
export interface FullContentEntry extends ContentEntry {
  /** HTML sanitised by commerce (commerce/src/modules/content/markdown.ts). */
  html: string;
  /** Title for search engines; the title itself if the owner wrote none. */
  seoTitle: string;
  /** Description for search engines; the teaser if the owner wrote none. */
  seoDescription: string;
  relatedProductIds: readonly string[];
}

/** Posts per call, which is also commerce's maximum. */
const pageSize = 100;

function toEntry({ picture, published_at, updated_at, ...answer }: EntryView): ContentEntry {
  const src = staticPath(picture?.url);
  const { id, slugs, language, languages, title, teaser } = answer;
  return {
    id,
    slugs,
    language,
    languages,
    title,
    teaser,
    legal: answer.role !== null,
    picture: picture && src ? { src, alt: picture.alt, width: picture.width, height: picture.height } : null,
    publishedAt: published_at ?? updated_at,
    updatedAt: updated_at,
  };
}

const toFullEntry = (answer: EntryPage): FullContentEntry => ({
  ...toEntry(answer),
  html: answer.html,
  seoTitle: answer.seo_title || answer.title,
  seoDescription: answer.seo_description || answer.teaser,
  relatedProductIds: answer.related_product_ids,
});

const toSlugResult = (answer: EntryBySlug, shop: ShopContext): SlugResult<FullContentEntry> =>
  answer.current ? { found: toFullEntry(answer.entry) } : { movedTo: answer.entry.slugs[shop.language] };

/** Posts, newest first. @throws CommerceError */
export async function listPosts(shop: ShopContext, limit = pageSize): Promise<ContentEntry[]> {
  const { posts } = await call<PostList>(shop, "/store/posts", { query: { limit } });
  return posts.map(toEntry);
}

/** All posts, newest first. @throws CommerceError */
export async function allPosts(shop: ShopContext): Promise<ContentEntry[]> {
  const posts: ContentEntry[] = [];
  for (let count = 1; posts.length < count;) {
    const answer = await call<PostList>(shop, "/store/posts", {
      query: { limit: pageSize, offset: posts.length },
    });
    posts.push(...answer.posts.map(toEntry));
    count = answer.posts.length === 0 ? 0 : answer.count;
  }
  return posts;
}

/** The post with this slug in the page's language. @throws CommerceError */
export async function postBySlug(shop: ShopContext, slug: string): Promise<SlugResult<FullContentEntry>> {
  const path = `/store/posts/${encodeURIComponent(slug)}`;
  const answer = await callOrNull<PostAnswer>(shop, path);
  return answer && toSlugResult({ entry: answer.post, current: answer.current }, shop);
}

/** Single pages: legal ones and those the owner adds. @throws CommerceError */
export async function listPages(shop: ShopContext): Promise<ContentEntry[]> {
  const { pages } = await call<PageList>(shop, "/store/pages");
  return pages.map(toEntry);
}

/** The page with this slug in the page's language. @throws CommerceError */
export async function pageBySlug(shop: ShopContext, slug: string): Promise<SlugResult<FullContentEntry>> {
  const path = `/store/pages/${encodeURIComponent(slug)}`;
  const answer = await callOrNull<PageAnswer>(shop, path);
  return answer && toSlugResult({ entry: answer.page, current: answer.current }, shop);
}
