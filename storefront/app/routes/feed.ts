import type { LoaderFunctionArgs } from "@remix-run/node";
import { brandName } from "@su-turrone/contract/brand";
import { listPosts } from "~/commerce/content.server";
import { fixedT } from "~/i18n/i18n.server";
import { env } from "~/platform/env.server";
import { shopFrom } from "~/platform/shop.server";
import { rssXml } from "~/seo/rss";
import { xmlResponse } from "~/seo/xml-response.server";
import { getOnly } from "./http-errors.server";

/** RSS feed of the posts in the URL's language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "blog");
  const channel = {
    title: `${brandName} · ${t("title")}`,
    description: t("head.description"),
    language: shop.language,
    publicUrl: env.PUBLIC_URL,
  };
  return xmlResponse(rssXml(await listPosts(shop), channel), "application/rss+xml");
}

export const action = getOnly;
