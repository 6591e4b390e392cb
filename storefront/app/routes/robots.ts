import { env } from "~/platform/env.server";
import { robotsTxt } from "~/seo/robots";
import { getOnly } from "./http-errors.server";

export const loader = () =>
  new Response(robotsTxt(env.PUBLIC_URL), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });

export const action = getOnly;
