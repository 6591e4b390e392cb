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
import type { SlugResult } from "./catalogue.server";
import { call, callOrNull, withFallback } from "./client.server";
import { toPicture } from "./product-view";
import type { Picture } from "./types";

/** A post or page in a list; texts in the page's language, or the fallback (spec §2). */
export interface ContentEntry extends Omit<EntryView, "picture"> {
  picture: Picture | null;
  published_at: string;
}

/** A post or page with its text; title and description for search engines default to its own. */
export type FullContentEntry = ContentEntry & EntryTexts;

type EntryTexts = Omit<EntryPage, keyof EntryView>;

/** Posts per call, which is also commerce's maximum. */
const pageSize = 100;

/** Converts an entry; one that was never published gets the time of its last change. */
const toEntry = <Entry extends EntryView>({
  picture,
  ...entry
}: Entry): Omit<Entry, "picture"> & ContentEntry => ({
  ...entry,
  picture: toPicture(picture),
  published_at: entry.published_at ?? entry.updated_at,
});

const toFullEntry = (entry: EntryPage): FullContentEntry => ({
  ...toEntry(entry),
  seo_title: entry.seo_title || entry.title,
  seo_description: entry.seo_description || entry.teaser,
});

const toSlugResult = (answer: EntryBySlug, shop: ShopContext): SlugResult<FullContentEntry> =>
  answer.current ? { found: toFullEntry(answer.entry) } : { movedTo: answer.entry.slugs[shop.language] };

/** Posts, newest first. @throws CommerceError */
export async function listPosts(shop: ShopContext, limit = pageSize): Promise<ContentEntry[]> {
  const { posts } = await call<PostList>(shop, "/store/posts", { query: { limit } });
  return posts.map(toEntry);
}

/** The newest posts; empty while commerce is down. */
export const postsOrNone = (shop: ShopContext, count: number): Promise<ContentEntry[]> =>
  withFallback(shop, listPosts(shop, count), []);

/** The newest post; null if there is none or commerce is down. */
export const latestPostOrNone = async (shop: ShopContext): Promise<ContentEntry | null> =>
  (await postsOrNone(shop, 1))[0] ?? null;

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

export async function postBySlug(shop: ShopContext, slug: string): Promise<SlugResult<FullContentEntry>> {
  const path = `/store/posts/${encodeURIComponent(slug)}`;
  const answer = await callOrNull<PostAnswer>(shop, path);
  return answer && toSlugResult({ entry: answer.post, current: answer.current }, shop);
}

export async function listPages(shop: ShopContext): Promise<ContentEntry[]> {
  const { pages } = await call<PageList>(shop, "/store/pages");
  return pages.map(toEntry);
}

export async function pageBySlug(shop: ShopContext, slug: string): Promise<SlugResult<FullContentEntry>> {
  const path = `/store/pages/${encodeURIComponent(slug)}`;
  const answer = await callOrNull<PageAnswer>(shop, path);
  return answer && toSlugResult({ entry: answer.page, current: answer.current }, shop);
}
