import type { ActionFunctionArgs } from "@remix-run/node";
import type { ChangedPage } from "@su-turrone/contract/content-changed";
import { webhookSignatureHeader } from "@su-turrone/contract/tokens";
import { invalidateViews } from "~/commerce/view-cache.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { addressesOf, pingIndexNow } from "~/seo/indexnow.server";
import { readContentChanged } from "~/seo/content-changed.server";

/** Tells search engines of pages, where the owner has a key for that. */
async function announce(shop: ShopContext, pages: readonly ChangedPage[]): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, PUBLIC_URL: publicUrl } = env;
  if (!key || pages.length === 0) return;
  try {
    const found = await Promise.all(pages.map(({ kind, id }) => addressesOf(shop, kind, id, publicUrl)));
    const urls = found.flat();
    if (urls.length > 0) await pingIndexNow({ endpoint, key, publicUrl, urls });
  } catch (error) {
    // they read the sitemap as well, only later
    log.warn({ err: error, requestId: shop.requestId, pages }, "search engines were not told");
  }
}

/**
 * What commerce tells of changes: the next page shows them; what was published goes on to search engines. The answer says that
 * no page will show the old from now on, and does not wait for them.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = await request.text();
  const change = readContentChanged(
    body,
    request.headers.get(webhookSignatureHeader),
    env.SIGNING_SECRET,
    Date.now(),
  );
  if (!change) throw new Response(null, { status: 403 });
  invalidateViews(change.tags);
  await context.invalidate(change.tags);
  void announce(shopFrom(request, context), change.pages);
  return new Response(null, { status: 204 });
}

/** Nothing to see here by GET. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}
