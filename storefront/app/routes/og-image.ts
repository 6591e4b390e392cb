import type { LoaderFunctionArgs } from "@remix-run/node";
import { categoryBySlug, listProducts, productBySlug } from "~/commerce/catalogue.server";
import { postBySlug } from "~/commerce/content.server";
import { headOf, pageContent } from "~/commerce/page-content.server";
import { fixedT } from "~/i18n/i18n.server";
import { PictureUnavailable } from "~/platform/media.server";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { ogImageSinglePages, type OgImageKind } from "~/seo/og-image-path";
import { renderOgImage } from "~/seo/og-image.server";
import { getOnly } from "./http-errors.server";

interface CardContent {
  title: string;
  text: string;
  src: string | null;
}

/** Fallback for pages without a picture. */
const defaultPicture = "site/hero-1";

/** The two list pages take their texts from the messages. */
function listTexts({ language }: ShopContext, page: "products" | "blog"): { title: string; text: string } {
  if (page === "blog") {
    const t = fixedT(language, "blog");
    return { title: t("title"), text: t("head.description") };
  }
  const t = fixedT(language, "catalogue");
  return { title: t("list.title"), text: t("list.metaDescription") };
}

const readers: Readonly<
  Record<OgImageKind, (shop: ShopContext, slug: string) => Promise<CardContent | null>>
> = {
  async product(shop, slug) {
    const answer = await productBySlug(shop, slug);
    if (!answer || !("found" in answer)) return null;
    const { name, subtitle, picture } = answer.found.product;
    return { title: name, text: subtitle, src: picture?.src ?? null };
  },
  async post(shop, slug) {
    const answer = await postBySlug(shop, slug);
    if (!answer || !("found" in answer)) return null;
    const { title, teaser, picture } = answer.found;
    return { title, text: teaser, src: picture?.src ?? null };
  },
  async category(shop, slug) {
    const answer = await categoryBySlug(shop, slug);
    if (!answer || !("found" in answer)) return null;
    const { id, name, description } = answer.found;
    const [first] = await listProducts(shop, { categoryId: id });
    return { title: name, text: description, src: first?.picture?.src ?? null };
  },
  async page(shop, id) {
    const page = ogImageSinglePages.find((name) => name === id);
    if (!page) return null;
    if (page === "products" || page === "blog") {
      const { title, text } = listTexts(shop, page);
      return { title, text, src: page === "blog" ? "site/process-2" : defaultPicture };
    }
    const content = await pageContent(shop, page);
    const { title, description } = headOf(content);
    const [picture] = Object.values<{ src: string }>(content.pictures);
    return { title, text: description, src: picture?.src ?? defaultPicture };
  },
};

/** Open Graph preview picture of a page, `/card/<page>/<slug>.jpg` in each language. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const [, slug] = /^(.+)\.jpg$/.exec(params["file"] ?? "") ?? [];
  const read = Object.entries(readers).find(([page]) => page === params["page"])?.[1];
  const content = slug && read ? await read(shop, slug) : null;
  if (!content) throw new Response(null, { status: 404 });
  const line = fixedT(shop.language, "common")("brand.line");
  let picture: Buffer;
  try {
    picture = await renderOgImage({ ...content, line });
  } catch (error) {
    if (!(error instanceof PictureUnavailable)) throw error;
    const retryHeaders = {
      "Retry-After": String(PictureUnavailable.retryAfter),
      "Cache-Control": "no-store",
    };
    return new Response(null, { status: 503, headers: retryHeaders });
  }
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" },
  });
}

export const action = getOnly;
