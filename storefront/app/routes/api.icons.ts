import type { LoaderFunctionArgs } from "@remix-run/node";
import { maxIconUrlLength, parseIconUrl } from "~/platform/icon-query";
import { findIcons } from "~/platform/icons.server";
import { getOnly } from "./http-errors.server";

const week = 7 * 24 * 60 * 60;

/** `GET /api/icons/{collection}.json?icons=a,b` (spec §7, §9) in Iconify's format; unknown ones in `not_found`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (url.pathname.length + url.search.length > maxIconUrlLength)
    throw new Response("URI Too Long", { status: 414 });
  const query = parseIconUrl(url);
  if (!query) throw new Response("Bad Request", { status: 400 });
  const answer = await findIcons(query);
  const maxAge = answer.not_found.length > 0 ? 60 : week;
  return Response.json(answer, { headers: { "Cache-Control": `public, max-age=${maxAge}` } });
}

export const action = getOnly;
