import type {
  EntryBySlug,
  EntryPage,
  EntryView,
  PageAnswer,
  PageList,
  PostAnswer,
  PostList,
} from "@su-turrone/contract/content";
import type { ShopContext } from "~/platform/shop.server";
import { call, callOrNull } from "./client.server";
import type { SlugResult } from "./catalogue.server";
import type { ContentEntry, FullContentEntry } from "./content-types";
import { staticPath } from "./product-view";

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
