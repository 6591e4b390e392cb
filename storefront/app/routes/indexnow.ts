import { env } from "~/platform/env.server";
import { getOnly } from "./http-errors.server";

/** /indexnow.txt: proves to search engines that IndexNow pings (indexnow.org) come from the shop's owner. */
export function loader() {
  if (!env.INDEXNOW_KEY) throw new Response(null, { status: 404 });
  return new Response(env.INDEXNOW_KEY, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export const action = getOnly;
