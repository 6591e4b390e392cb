import { brandName } from "@su-turrone/contract/brand";
import { decimalEuros } from "@su-turrone/contract/money";
import { shippingCents, type ShippingPrice } from "@su-turrone/contract/shop-facts";
import { create } from "xmlbuilder2";
import type { ContentEntry } from "~/commerce/content.server";
import type { Product, Variant } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import { href, seoFilePath } from "~/i18n/paths";
import { packSize, pictureUrls, productPath } from "./product-json-ld";
import { countries } from "./site-json-ld";

/** Google's product category "Food, Beverages & Tobacco > Food Items > Candy & Chocolate". */
const candyCategory = "4748";

const euroAmount = (cents: number) => `${decimalEuros(cents)} EUR`;

/** Fields of one product weight, by Google's attribute names; array values are written as repeated elements. */
function fieldsOf(product: Product, variant: Variant, language: Language, publicUrl: string) {
  const [image, ...otherImages] = pictureUrls(product, publicUrl);
  const size = packSize(variant, language);
  const weight = `${variant.grams} g`;
  return {
    id: variant.sku,
    item_group_id: product.id,
    title: `${product.name}, ${size}`,
    description: product.description || product.subtitle,
    link: new URL(productPath(product, language, variant), publicUrl).href,
    image_link: image,
    additional_image_link: otherImages.slice(0, 10),
    availability: variant.soldOut ? "out_of_stock" : "in_stock",
    price: euroAmount(variant.was ?? variant.price),
    sale_price: variant.was === null ? undefined : euroAmount(variant.price),
    brand: product.brand || undefined,
    // own production, without a GTIN
    identifier_exists: "no",
    condition: "new",
    google_product_category: candyCategory,
    product_type: product.categories[0]?.name,
    size,
    shipping_weight: weight,
    ...(variant.pricePerKg === null
      ? {}
      : { unit_pricing_measure: weight, unit_pricing_base_measure: "1 kg" }),
  };
}

/**
 * Product feed for Google Merchant Center (RSS 2.0 with Google's namespace): one item per weight, at the price shown on
 * the page, with unit price and shipping to each country.
 * @param tariff null if the shipping price is unknown: Google then uses the account's settings
 */
export function merchantXml(
  products: readonly Product[],
  language: Language,
  publicUrl: string,
  tariff: ShippingPrice | null,
): string {
  const channel = create({ version: "1.0", encoding: "UTF-8" })
    .ele("rss", { version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" })
    .ele("channel");
  channel.ele("title").txt(brandName);
  channel.ele("link").txt(new URL(href("home", language), publicUrl).href);
  channel.ele("description").txt(brandName);
  for (const product of products) {
    for (const variant of product.variants) {
      const item = channel.ele("item");
      for (const [name, value] of Object.entries(fieldsOf(product, variant, language, publicUrl))) {
        for (const text of [value ?? []].flat()) item.ele(`g:${name}`).txt(text);
      }
      if (!tariff) continue;
      for (const country of countries) {
        const shipping = item.ele("g:shipping");
        shipping.ele("g:country").txt(country);
        shipping.ele("g:price").txt(euroAmount(shippingCents(variant.price, tariff)));
      }
    }
  }
  return channel.end({ prettyPrint: true });
}

export interface Channel {
  title: string;
  description: string;
  language: Language;
  publicUrl: string;
}

/** RSS 2.0 feed of the posts in a language, newest first; posts without a translation are left out. */
export function rssXml(
  posts: readonly ContentEntry[],
  { title, description, language, publicUrl }: Channel,
): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const translatedPosts = posts.filter((post) => post.language === language);
  const channel = create({ version: "1.0", encoding: "UTF-8" })
    .ele("rss", { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" })
    .ele("channel");
  channel.ele("title").txt(title);
  channel.ele("link").txt(absolute(href("blog", language)));
  channel.ele("description").txt(description);
  channel.ele("language").txt(language);
  channel.ele("atom:link", {
    rel: "self",
    type: "application/rss+xml",
    href: absolute(seoFilePath("feed", language)),
  });
  for (const post of translatedPosts) {
    const link = absolute(href("post", language, { slug: post.slugs[language] }));
    const item = channel.ele("item");
    item.ele("title").txt(post.title);
    item.ele("link").txt(link);
    item.ele("guid", { isPermaLink: "false" }).txt(post.id);
    item.ele("pubDate").txt(new Date(post.published_at).toUTCString());
    item.ele("description").txt(post.teaser);
  }
  return channel.end({ prettyPrint: true });
}
