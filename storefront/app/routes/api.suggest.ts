import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListQuery } from "~/catalogue/read-list-query";
import { suggest } from "~/commerce/list.server";
import type { Suggestions } from "@su-turrone/contract/catalogue";
import { consumeLimit } from "~/platform/rate-limits.server";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./method-not-allowed.server";

/** Kept by the browser this long, so that deleting a letter asks nobody. */
const maxAge = 60;

/** Suggestions for the beginning of a search, `?q=`, in the language of the path: `{products, words}`, or 429. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const wait = await consumeLimit("suggestion", context.clientIp);
  if (wait > 0) {
    return Response.json({ products: [], words: [] } satisfies Suggestions, {
      status: 429,
      headers: { "Retry-After": String(wait), "Cache-Control": "no-store" },
    });
  }
  const { query } = readListQuery(new URL(request.url).searchParams);
  const found: Suggestions =
    query.words === "" ? { products: [], words: [] } : await suggest(shopFrom(request, context), query.words);
  return Response.json(found, { headers: { "Cache-Control": `private, max-age=${maxAge}` } });
}

/** Takes no forms. */
export const action = getOnly;
