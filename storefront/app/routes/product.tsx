import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "@remix-run/react";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { list, shortMoney, weight } from "@su-turrone/contract/formats";
import type { ReviewList } from "@su-turrone/contract/reviews";
import { BuyBox } from "~/cart/BuyBox";
import { NoticeBar } from "~/cart/NoticeBar";
import { BackInStockForm } from "~/catalogue/BackInStockForm";
import { deliveryDates } from "~/catalogue/delivery-dates";
import { Gallery } from "~/catalogue/Gallery";
import { foodLabelView, labelT, sharesOf, tasteView } from "~/catalogue/food-label.server";
import { RatingLine } from "~/catalogue/ProductCard";
import { ProductStory } from "~/catalogue/ProductStory";
import { RelatedProducts } from "~/catalogue/RelatedProducts";
import { reviewPages, reviewsPerPage } from "~/catalogue/ReviewsSection";
import { chooseWeight } from "~/catalogue/WeightPicker";
import { productBySlug } from "~/commerce/catalogue.server";
import { withFallback } from "~/commerce/client.server";
import { reviewsOf } from "~/commerce/reviews.server";
import { deliveryTerms, shippingPrice } from "~/commerce/shop-facts.server";
import type { Product, Variant } from "~/commerce/types";
import { buyerLinks, buyerTexts, labelAnchor } from "~/content/buyer-texts";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { readFlash } from "~/platform/cookies.server";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { breadcrumbJsonLd, type Crumb } from "~/seo/site-json-ld";
import { pageMeta } from "~/seo/meta";
import { productJsonLd } from "~/seo/product-json-ld";
import { Bands } from "~/ui/Band";
import { noticesFrom } from "./cart-change.server";
import { pageNotFound } from "./http-errors.server";

/** The way to a product, which its page shows, and as structured data for search engines. @param all "All products" */
function crumbsOf(product: Product, language: Language, all: string): Crumb[] {
  const [category] = product.categories;
  return [
    { name: all, path: href("products", language) },
    ...(category
      ? [{ name: category.name, path: href("category", language, { slug: category.slugs }) }]
      : []),
    { name: product.name, path: href("product", language, { slug: product.slugs[language] }) },
  ];
}

function Breadcrumb({ product }: { product: Product }) {
  const t = useT("catalogue");
  const steps = crumbsOf(product, useLanguage(), t("list.all")).slice(0, -1);
  return (
    <nav aria-label={t("product.breadcrumb")} className="text-sm text-chestnut">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, path }) => (
          <li key={path} className="flex gap-x-2 max-sm:[&:nth-last-child(2)>span]:hidden">
            <Link to={path} className="inline-block py-1 underline-offset-4 hover:underline">
              {name}
            </Link>
            <span aria-hidden="true" className="py-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-1 text-almond max-sm:sr-only">
          {product.name}
        </li>
      </ol>
    </nav>
  );
}

export const handle = {
  i18n: ["catalogue", "product", "cart", "back-in-stock"],
  cacheableParameters: ["weight", "reviews"],
} satisfies RouteHandle;
export const meta = pageMeta;

/** The reviews, or null while commerce is down: the product can be bought without them. */
const reviewsOrNull = (shop: ShopContext, productId: string, limit: number): Promise<ReviewList | null> =>
  withFallback<ReviewList | null>(shop, reviewsOf(shop, productId, limit), null, {
    message: "reviews could not be read",
  });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const answer = await productBySlug(shop, params["slug"] ?? "");
  if (!answer) throw await pageNotFound(request);
  const { search, searchParams } = new URL(request.url);
  if ("movedTo" in answer) {
    throw redirect(href("product", shop.language, { slug: answer.movedTo }) + search, 301);
  }
  const { product, related, label, labelNotices, taste, contents } = answer.found;
  const tCatalogue = fixedT(shop.language, "catalogue");
  const tLabel = fixedT(shop.language, "label");
  const pages = reviewPages(searchParams.get("reviews"));
  const [tariff, terms, reviews, { flash, headers }] = await Promise.all([
    shippingPrice(shop),
    deliveryTerms(shop),
    reviewsOrNull(shop, product.id, pages * reviewsPerPage),
    readFlash(request),
  ]);
  const t = fixedT(shop.language, "product");
  const head = {
    title: t("head.title", { name: product.name, weights: weightsOf(product.variants, shop.language) }),
    description: [
      `${product.subtitle}.`,
      t("head.place"),
      tariff &&
        fixedT(shop.language, "home")("head.freeFrom", {
          amount: shortMoney(tariff.free_from_cents, shop.language),
        }),
    ]
      .filter(Boolean)
      .join(" "),
    picture: product.picture?.src,
    type: "product" as const,
    jsonLd: [
      productJsonLd(product, {
        language: shop.language,
        publicUrl: env.PUBLIC_URL,
        tariff,
        delivery: terms,
        rating: reviews?.summary,
        reviews: reviews?.reviews,
      }),
      breadcrumbJsonLd(crumbsOf(product, shop.language, tCatalogue("list.all")), env.PUBLIC_URL),
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
      label: label && foodLabelView(label, shop.language, tLabel),
      shares: label ? sharesOf(label, shop.language) : [],
      labelNotices: labelNotices.map(({ language, label: notice }) => ({
        ...foodLabelView(notice, language, labelT(language)),
        language,
        title: buyerTexts[language].label,
        anchor: labelAnchor(language),
        links: buyerLinks(language, shop.language),
      })),
      // the label further down says it of both
      taste: taste && {
        ...tasteView(taste, product.variants, shop.language, tLabel),
        ...(label?.demo && { demo: null }),
      },
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

/** "150 g", or "150 g – 500 g". */
function weightsOf(variants: readonly Variant[], language: Language): string {
  const grams = variants.map((variant) => variant.grams);
  return [...new Set([Math.min(...grams), Math.max(...grams)])]
    .map((net) => weight(net, language))
    .join("\u202f–\u202f");
}

/**
 * The form on the product page: expanded if the product cannot be bought, otherwise collapsed to one line; works
 * without JavaScript. Part of the page's own script: loaded separately, a click during its hydration made React render
 * the whole page anew.
 */
function BackInStock({ product }: { product: Product }) {
  const t = useT("back-in-stock");
  const language = useLanguage();
  const soldOut = product.variants.filter((variant) => variant.soldOut);
  if (soldOut.length === 0) return null;
  const weights = soldOut.map(({ grams }) => weight(grams, language));
  return (
    <details open={product.soldOut} className="mt-4 border-t border-sand pt-2 print:hidden">
      <summary className="link inline-block cursor-pointer py-1.5">
        {product.soldOut ? t("title") : t("titleFor", { weights: list(weights, language) })}
      </summary>
      <div className="mt-4">
        <BackInStockForm product={product} />
      </div>
    </details>
  );
}

export default function ProductPage() {
  const { product, related, reviews, delivery, notices, ...story } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const variant = chooseWeight(product.variants, search.get("weight"));
  return (
    <>
      <NoticeBar notices={notices} linkToCart />
      <div className="page pt-3 sm:pt-6">
        <Breadcrumb product={product} />
        <div
          data-band={product.bands[0]}
          className="mt-2 grid grid-cols-1 gap-x-16 gap-y-4 sm:mt-4 sm:gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <div>
            <Bands bands={product.bands} className="h-2.5 sm:h-6" />
            <Gallery key={product.id} pictures={product.pictures} />
          </div>
          <div>
            <h1 className="text-3xl hyphens-auto max-[22rem]:text-2xl">{product.name}</h1>
            <p className="mt-2 text-chestnut">{product.subtitle}</p>
            {reviews && reviews.summary.count > 0 && (
              <a href="#reviews" className="mt-2 inline-block">
                <RatingLine rating={reviews.summary} />
              </a>
            )}
            <div className="mt-3 sm:mt-4">
              <BuyBox key={product.id} product={product} delivery={delivery} />
              <BackInStock product={product} />
            </div>
          </div>
        </div>
        <div data-band={product.bands[0]}>
          <ProductStory {...story} product={product} variant={variant} reviews={reviews} />
        </div>
        <RelatedProducts products={related} />
      </div>
    </>
  );
}
