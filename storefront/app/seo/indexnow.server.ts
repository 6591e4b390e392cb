import {
  type ChangedPage,
  changeTags,
  type ContentChanged,
  maxChangedPages,
  pageKinds,
} from "@su-turrone/contract/content-changed";
import type { Slugs } from "@su-turrone/contract/slugs";
import { clockToleranceSeconds, isSignatureOf } from "@su-turrone/contract/tokens";
import { z } from "zod";
import { listFullProducts } from "~/commerce/catalogue.server";
import { listPages, listPosts } from "~/commerce/content.server";
import { languages } from "~/i18n/languages";
import { hrefWith, type PageId } from "~/i18n/paths";
import type { ShopContext } from "~/platform/shop.server";

const schema = z.object({
  tags: z.array(z.enum(changeTags)),
  pages: z.array(z.object({ kind: z.enum(pageKinds), id: z.string().min(1).max(100) })).max(maxChangedPages),
  at: z.number().int(),
}) satisfies z.ZodType<ContentChanged>;

/** Maximum age of a message in ms; older ones are refused, so that a recorded message cannot be replayed. */
const maxAgeMs = clockToleranceSeconds * 1000;

/** A change notification of commerce; null if its signature is wrong, or it is too old or malformed. */
export function readContentChanged(
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): ContentChanged | null {
  if (!isSignatureOf(secret, body, signature)) return null;
  const parsed = schema.safeParse(JSON.parse(body));
  return parsed.success && Math.abs(now - parsed.data.at) < maxAgeMs ? parsed.data : null;
}

/** Timeout for search engines, in ms. */
const timeoutMs = 5_000;

interface PublishedEntity {
  slugs: Slugs;
  /** Languages it is actually written in. */
  languages: readonly string[];
}

/** Reads the changed entity, if it is published. */
const readers: Readonly<
  Record<ChangedPage["kind"], (shop: ShopContext, id: string) => Promise<PublishedEntity | undefined>>
> = {
  product: async (shop, id) => {
    const [product] = await listFullProducts(shop, { ids: [id] });
    return product && { slugs: product.slugs, languages };
  },
  post: async (shop, id) => (await listPosts(shop)).find((post) => post.id === id),
  page: async (shop, id) => (await listPages(shop)).find((page) => page.id === id),
};

/** URLs of a changed entity; empty if it is not published. @throws CommerceError */
export async function urlsOfChangedPage(
  shop: ShopContext,
  kind: ChangedPage["kind"],
  id: string,
  publicUrl: string,
): Promise<string[]> {
  const found = await readers[kind](shop, id);
  if (!found) return [];
  const page: PageId = kind;
  return languages
    .filter((language) => found.languages.includes(language))
    .map((language) => new URL(hrefWith(page, language, { slug: found.slugs }), publicUrl).href);
}

interface Ping {
  endpoint: string;
  key: string;
  publicUrl: string;
  urls: readonly string[];
}

/** Notifies search engines of changed URLs (indexnow.org). @throws Error if the request was not accepted */
export async function pingIndexNow({ endpoint, key, publicUrl, urls }: Ping): Promise<void> {
  const answer = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({
      host: new URL(publicUrl).host,
      key,
      keyLocation: new URL("/indexnow.txt", publicUrl).href,
      urlList: urls,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
}
