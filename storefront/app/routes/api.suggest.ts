import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListQuery } from "~/catalogue/read-list-query";
import type { Suggestion } from "~/catalogue/suggestion-types";
import { consumeLimit } from "~/platform/rate-limits.server";
import { shopFrom } from "~/platform/shop.server";
import { getOnly } from "./method-not-allowed.server";
import { suggestionsFor } from "./suggestions.server";

/** Seconds the browser may cache suggestions, so that deleting a letter sends no request. */
const maxAge = 60;

/** Suggestions for a partial search term, `?q=`, in the language of the path: `{suggestions}`, or 429. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await consumeLimit("suggestion", context.clientIp);
  if (retryAfter > 0) {
    const headers = { "Retry-After": String(retryAfter), "Cache-Control": "no-store" };
    return Response.json({ suggestions: [] }, { status: 429, headers });
  }
  const { query } = readListQuery(new URL(request.url).searchParams);
  const suggestions: Suggestion[] =
    query.words === "" ? [] : await suggestionsFor(shopFrom(request, context), query.words);
  return Response.json({ suggestions }, { headers: { "Cache-Control": `private, max-age=${maxAge}` } });
}

/** Answers 405: the route is read-only. */
export const action = getOnly;
