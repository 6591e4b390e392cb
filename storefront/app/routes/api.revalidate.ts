import type { ActionFunctionArgs } from "@remix-run/node";
import type { ChangedPage } from "@su-turrone/contract/content-changed";
import { webhookSignatureHeader } from "@su-turrone/contract/tokens";
import { invalidateViews } from "~/commerce/view-cache.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pingIndexNow, readContentChanged, urlsOfChangedPage } from "~/seo/indexnow.server";

/** Notifies search engines of changed pages if the owner has set an IndexNow key. */
async function notifySearchEngines(shop: ShopContext, pages: readonly ChangedPage[]): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, PUBLIC_URL: publicUrl } = env;
  if (!key || pages.length === 0) return;
  try {
    const found = await Promise.all(
      pages.map(({ kind, id }) => urlsOfChangedPage(shop, kind, id, publicUrl)),
    );
    const urls = found.flat();
    if (urls.length > 0) await pingIndexNow({ endpoint, key, publicUrl, urls });
  } catch (error) {
    // search engines will find the change in the sitemap, only later
    log.warn({ err: error, requestId: shop.requestId, pages }, "search engines could not be notified");
  }
}

/**
 * Webhook of commerce for changed content: invalidates cached data, and pings search engines about published pages. The
 * response means that no page shows the old content from now on; it does not wait for the search engines.
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
  void notifySearchEngines(shopFrom(request, context), change.pages);
  return new Response(null, { status: 204 });
}

/** GET is answered with 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}
