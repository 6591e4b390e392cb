import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListQuery } from "~/catalogue/read-list-query";
import type { Suggestion } from "~/catalogue/suggestion-types";
import { consumeLimit } from "~/platform/rate-limits.server";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./method-not-allowed.server";
import { suggestionsFor } from "./suggestions.server";

/** Kept by the browser this long, so that deleting a letter asks nobody. */
const maxAge = 60;

/** Suggestions for the beginning of a search, `?q=`, in the language of the path: `{suggestions}`, or 429. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const wait = await consumeLimit("suggestion", context.clientIp);
  if (wait > 0) {
    const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
    return Response.json({ suggestions: [] }, { status: 429, headers });
  }
  const { query } = readListQuery(new URL(request.url).searchParams);
  const suggestions: Suggestion[] =
    query.words === "" ? [] : await suggestionsFor(shopFrom(request, context), query.words);
  return Response.json({ suggestions }, { headers: { "Cache-Control": `private, max-age=${maxAge}` } });
}

/** Takes no forms. */
export const action = getOnly;
