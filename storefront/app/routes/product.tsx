import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { useLoaderData, useSearchParams, type ShouldRevalidateFunction } from "@remix-run/react";
import { BuyBox } from "~/cart/BuyBox";
import { NoticeBar } from "~/cart/NoticeBar";
import { noticesFrom } from "~/cart/cart-notices";
import { Breadcrumb } from "~/catalogue/Breadcrumb";
import { chooseWeight } from "~/catalogue/choose-weight";
import { deliveryDates } from "~/catalogue/delivery-dates";
import { labelT } from "~/catalogue/label-notices";
import { labelSheet } from "~/catalogue/label-sheet.server";
import { tasteSheet } from "~/catalogue/taste-sheet.server";
import { Gallery } from "~/catalogue/Gallery";
import { ProductStory } from "~/catalogue/ProductStory";
import { RatingLine } from "~/catalogue/RatingLine";
import { RelatedProducts } from "~/catalogue/RelatedProducts";
import { reviewPages, reviewsPerPage } from "~/catalogue/review-pages";
import { BackInStock } from "~/catalogue/BackInStock";
import { productBySlug } from "~/commerce/catalogue.server";
import { CommerceError } from "~/commerce/client.server";
import { deliveryTerms, shippingPrice } from "~/commerce/shop-facts.server";
import { buyerLinks } from "~/content/buyer-links";
import { buyerTexts, labelAnchor } from "~/content/buyer-texts";
import type { Reviews } from "~/commerce/review-types";
import { reviewsOf } from "~/commerce/reviews.server";
import type { Product } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { readFlash } from "~/platform/flash.server";
import { log } from "~/platform/log.server";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { breadcrumbJsonLd, type Crumb } from "~/seo/breadcrumb-json-ld";
import { pageMeta } from "~/seo/meta";
import { productJsonLd, productPath } from "~/seo/product-json-ld";
import { pageNotFound } from "./not-found.server";

export const handle = {
  i18n: ["catalogue", "product", "cart", "back-in-stock"],
  sharedPageParameters: ["weight", "reviews"],
} satisfies RouteHandle;
export const meta = pageMeta;

/** The trail of the Breadcrumb component as structured data for search engines. */
function productCrumbs(product: Product, language: Language): Crumb[] {
  const [category] = product.categories;
  return [
    { name: fixedT(language, "catalogue")("list.all"), path: href("products", language) },
    ...(category
      ? [{ name: category.name, path: href("category", language, { slug: category.slugs }) }]
      : []),
    { name: product.name, path: productPath(product, language) },
  ];
}

/** The reviews, or null while commerce is down: the product can be bought without them. */
async function reviewsOrNull(shop: ShopContext, productId: string, limit: number): Promise<Reviews | null> {
  try {
    return await reviewsOf(shop, productId, limit);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "reviews could not be read");
    return null;
  }
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const answer = await productBySlug(shop, params["slug"] ?? "");
  if (!answer) throw await pageNotFound(request);
  const { search, searchParams } = new URL(request.url);
  if ("movedTo" in answer) {
    throw redirect(href("product", shop.language, { slug: answer.movedTo }) + search, 301);
  }
  const { product, related, label, labelNotices, taste, contents } = answer.found;
  const tLabel = fixedT(shop.language, "label");
  const pages = reviewPages(searchParams.get("reviews"));
  const [tariff, terms, reviews, { flash, headers }] = await Promise.all([
    shippingPrice(shop),
    deliveryTerms(shop),
    reviewsOrNull(shop, product.id, pages * reviewsPerPage),
    readFlash(request),
  ]);
  const head = {
    title: product.name,
    description: product.subtitle,
    picture: product.picture?.src,
    type: "product" as const,
    jsonLd: [
      productJsonLd(product, {
        language: shop.language,
        publicUrl: env.PUBLIC_URL,
        tariff,
        delivery: terms,
        rating: reviews,
        reviews: reviews?.shown,
      }),
      breadcrumbJsonLd(productCrumbs(product, shop.language), env.PUBLIC_URL),
    ],
  };
  const delivery = terms && deliveryDates(new Date(), terms, isItalianHoliday);
  return data(
    {
      head,
      alternates: product.slugs,
      product,
      related,
      reviews,
      delivery,
      label: label && labelSheet(label, shop.language, tLabel),
      labelNotices: labelNotices.map(({ language, label: notice }) => ({
        ...labelSheet(notice, language, labelT(language)),
        language,
        title: buyerTexts[language].label,
        anchor: labelAnchor(language),
        links: buyerLinks(language, shop.language),
      })),
      taste: taste && tasteSheet(taste, product.variants, shop.language, tLabel),
      contents,
      notices: noticesFrom(flash),
    },
    { headers },
  );
}

/**
 * Selecting another weight only changes the URL, so nothing is reloaded. Showing more reviews or sending a form reloads
 * the data, but not if the form failed with a 5xx.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) =>
  actionStatus < 500 &&
  (currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search &&
  currentUrl.searchParams.get("reviews") === nextUrl.searchParams.get("reviews") &&
  !formMethod
    ? false
    : defaultShouldRevalidate);

export default function ProductPage() {
  const { product, related, reviews, delivery, notices, ...story } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const variant = chooseWeight(product.variants, search.get("weight"));
  return (
    <>
      <NoticeBar notices={notices} linkToCart />
      <div className="page pt-3 sm:pt-6">
        <Breadcrumb product={product} />
        <div className="mt-2 grid grid-cols-1 gap-x-16 gap-y-4 sm:mt-4 sm:gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Gallery key={product.id} pictures={product.pictures} />
          <div>
            <h1 className="text-3xl hyphens-auto max-[22rem]:text-2xl">{product.name}</h1>
            <p className="mt-2 text-chestnut">{product.subtitle}</p>
            {reviews && reviews.count > 0 && (
              <a href="#reviews" className="mt-2 inline-block">
                <RatingLine rating={reviews} />
              </a>
            )}
            <div className="mt-3 sm:mt-4">
              <BuyBox key={product.id} product={product} delivery={delivery} />
              <BackInStock product={product} />
            </div>
          </div>
        </div>
        <ProductStory {...story} product={product} variant={variant} reviews={reviews} />
        <RelatedProducts products={related} />
      </div>
    </>
  );
}
