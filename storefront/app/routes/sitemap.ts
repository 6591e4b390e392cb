import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { filePath } from "~/seo/seo-files";
import { listSitemapEntries } from "~/seo/site-index.server";
import { entriesInLanguage, sitemapIndexXml, sitemapPartSize, sitemapXml } from "~/seo/sitemap";
import { xmlResponse } from "~/seo/xml-response.server";
import { getOnly } from "./http-errors.server";

/** Sitemap of the URL's language (spec §2); a large one becomes an index of its parts, `?part=1` … */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const { language } = shop;
  const entries = entriesInLanguage(await listSitemapEntries(shop), language);
  const parts = Math.ceil(entries.length / sitemapPartSize);
  const partParameter = new URL(request.url).searchParams.get("part");
  if (partParameter === null && parts > 1) {
    return xmlResponse(sitemapIndexXml(filePath("sitemap", language), parts, env.PUBLIC_URL));
  }
  const part = Number(partParameter ?? 1);
  if (!Number.isInteger(part) || part < 1 || part > parts) throw new Response(null, { status: 404 });
  const start = (part - 1) * sitemapPartSize;
  return xmlResponse(sitemapXml(entries.slice(start, start + sitemapPartSize), language, env.PUBLIC_URL));
}

/** Answers 405: the route is read-only. */
export const action = getOnly;
