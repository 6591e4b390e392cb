import type { LoaderFunctionArgs } from "@remix-run/node";
import { brandName } from "@su-turrone/contract/brand";
import { listFullProducts } from "~/commerce/catalogue.server";
import { listPosts } from "~/commerce/content.server";
import { shippingPrice } from "~/commerce/shop-facts.server";
import { fixedT } from "~/i18n/i18n.server";
import { env } from "~/platform/env.server";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { merchantXml, rssXml } from "~/seo/feeds";
import { listSitemapEntries, robotsTxt, sitemapXml } from "~/seo/sitemap.server";
import { getOnly } from "./http-errors.server";

const textType = { "Content-Type": "text/plain; charset=utf-8" };

/** Cached for five minutes: changed prices and stock appear after this time at the latest. */
const xmlResponse = (xml: string, type = "application/xml"): Response =>
  new Response(xml, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=300" },
  });

/** Machine-readable files by name; those in XML in the URL's language. */
const files: Readonly<Record<string, (shop: ShopContext) => Response | Promise<Response>>> = {
  "robots.txt": () =>
    new Response(robotsTxt(env.PUBLIC_URL), {
      headers: { ...textType, "Cache-Control": "public, max-age=3600" },
    }),

  /** Proves to search engines that IndexNow pings (indexnow.org) come from the shop's owner. */
  "indexnow.txt"() {
    if (!env.INDEXNOW_KEY) throw new Response(null, { status: 404 });
    return new Response(env.INDEXNOW_KEY, { headers: textType });
  },

  /** Proves to Apple that the shop may take Apple Pay (docs.stripe.com/payments/payment-methods/pmd-registration). */
  "apple-developer-merchantid-domain-association"() {
    if (!env.APPLE_PAY_DOMAIN_ASSOCIATION) throw new Response(null, { status: 404 });
    return new Response(env.APPLE_PAY_DOMAIN_ASSOCIATION, { headers: textType });
  },

  "sitemap.xml": async (shop) =>
    xmlResponse(sitemapXml(await listSitemapEntries(shop), shop.language, env.PUBLIC_URL)),

  async "feed.xml"(shop) {
    const t = fixedT(shop.language, "blog");
    const channel = {
      title: `${brandName} · ${t("title")}`,
      description: t("head.description"),
      language: shop.language,
      publicUrl: env.PUBLIC_URL,
    };
    return xmlResponse(rssXml(await listPosts(shop), channel), "application/rss+xml");
  },

  /** Product feed for Google Merchant Center. */
  async "merchant.xml"(shop) {
    const [products, tariff] = await Promise.all([listFullProducts(shop, {}), shippingPrice(shop)]);
    return xmlResponse(merchantXml(products, shop.language, env.PUBLIC_URL, tariff));
  },
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return files[name]?.(shopFrom(request, context)) ?? new Response(null, { status: 404 });
}

export const action = getOnly;
