import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { listSitemapEntries } from "~/seo/site-index.server";
import { sitemapXml } from "~/seo/sitemap";
import { xmlResponse } from "~/seo/xml-response.server";
import { getOnly } from "./http-errors.server";

/** Sitemap of the URL's language (spec §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  return xmlResponse(sitemapXml(await listSitemapEntries(shop), shop.language, env.PUBLIC_URL));
}

export const action = getOnly;
