import type { ActionFunctionArgs } from "@remix-run/node";
import { webhookSignatureHeader } from "@su-turrone/contract/tokens";
import { invalidateShippingTariff } from "~/commerce/shipping.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { shopFrom } from "~/platform/shop.server";
import { addressesOf, pingIndexNow } from "~/seo/indexnow.server";
import { readContentChanged } from "~/seo/content-changed.server";

/**
 * What commerce tells of changes: a new price of shipping shows at once; what was published goes on to search engines,
 * where the owner has a key for that.
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
  const { kind, id } = change;
  if (kind === "shipping") {
    invalidateShippingTariff();
    return new Response(null, { status: 204 });
  }
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, PUBLIC_URL: publicUrl } = env;
  if (key) {
    try {
      const urls = await addressesOf(shopFrom(request, context), kind, id, publicUrl);
      if (urls.length > 0) await pingIndexNow({ endpoint, key, publicUrl, urls });
    } catch (error) {
      // they read the sitemap as well, only later
      log.warn({ err: error, requestId: context.requestId, change }, "search engines were not told");
    }
  }
  return new Response(null, { status: 204 });
}

/** Nothing to see here by GET. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}
