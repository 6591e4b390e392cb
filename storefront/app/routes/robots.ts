import { env } from "~/platform/env.server";
import { robotsTxt } from "~/seo/robots";
import { getOnly } from "./method-not-allowed.server";

/** /robots.txt */
export const loader = () =>
  new Response(robotsTxt(env.PUBLIC_URL), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });

/** Takes no forms. */
export const action = getOnly;
