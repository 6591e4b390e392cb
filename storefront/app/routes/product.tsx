import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams, type ShouldRevalidateFunction } from "@remix-run/react";
import { BuyBox } from "~/cart/BuyBox";
import { NoticeBar } from "~/cart/NoticeBar";
import { noticesFrom } from "~/cart/notices";
import { Breadcrumb } from "~/catalogue/Breadcrumb";
import { chooseWeight } from "~/catalogue/choose-weight";
import { deliveryDates } from "~/catalogue/delivery-dates";
import { Gallery } from "~/catalogue/Gallery";
import { isItalianHoliday } from "~/catalogue/holidays.server";
import { ProductStory } from "~/catalogue/ProductStory";
import { RelatedProducts } from "~/catalogue/RelatedProducts";
import { RestockAlert } from "~/catalogue/RestockAlert";
import { productBySlug } from "~/commerce/catalogue.server";
import { relatedProducts } from "~/commerce/related.server";
import type { Product } from "~/commerce/types";
import { shippingFacts } from "~/content/shop-facts";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { readFlash } from "~/platform/flash.server";
import { shopFrom } from "~/platform/shop.server";
import { breadcrumbJsonLd, type Crumb } from "~/seo/breadcrumb-json-ld";
import { pageMeta } from "~/seo/meta";
import { productJsonLd, productPath } from "~/seo/product-json-ld";

export const handle = { i18n: ["catalogue", "product", "cart", "restock"] } satisfies RouteHandle;
export const meta = pageMeta;

/** The way Breadcrumb shows, for search engines. */
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

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const answer = await productBySlug(shop, params["slug"] ?? "");
  if (!answer) throw new Response(null, { status: 404 });
  const { search } = new URL(request.url);
  if ("movedTo" in answer) {
    throw redirect(href("product", shop.language, { slug: answer.movedTo }) + search, 301);
  }
  const product = answer.found;
  const [related, { flash, headers }] = await Promise.all([
    relatedProducts(shop, product),
    readFlash(request),
  ]);
  const head = {
    title: product.name,
    description: product.subtitle,
    picture: product.picture?.src,
    type: "product" as const,
    jsonLd: [
      productJsonLd(product, shop.language, env.PUBLIC_URL),
      breadcrumbJsonLd(productCrumbs(product, shop.language), env.PUBLIC_URL),
    ],
  };
  const delivery = deliveryDates(new Date(), shippingFacts.businessDays, isItalianHoliday);
  return data(
    { head, alternates: product.slugs, product, related, delivery, notices: noticesFrom(flash) },
    { headers },
  );
}

/** Another weight is another address of what is already here; a form sent from here is a reason to ask anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && !formMethod
    ? false
    : defaultShouldRevalidate;

export default function ProductPage() {
  const { product, related, delivery, notices } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const variant = chooseWeight(product.variants, search.get("weight"));
  return (
    <>
      <NoticeBar notices={notices} linkToCart />
      <div className="page pt-6">
        <Breadcrumb product={product} />
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-y-16">
          <Gallery pictures={product.pictures} dimmed={product.soldOut} />
          <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
            <h1 className="text-3xl hyphens-auto">{product.name}</h1>
            <p className="mt-3 mb-6 text-lg text-chestnut">{product.subtitle}</p>
            <BuyBox key={product.id} product={product} delivery={delivery} />
            <RestockAlert product={product} />
          </div>
          <ProductStory product={product} variant={variant} />
        </div>
        <RelatedProducts products={related} />
      </div>
    </>
  );
}
