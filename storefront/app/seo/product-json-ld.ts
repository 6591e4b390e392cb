import { decimalEuros } from "@su-turrone/contract/money";
import type {
  AggregateRating,
  Offer,
  Product as SchemaProduct,
  ProductGroup,
  Review as SchemaReview,
  WithContext,
} from "schema-dts";
import type { Rating } from "~/commerce/reviews.server";
import type { PublicReview } from "@su-turrone/contract/reviews";
import type { ShippingPrice } from "@su-turrone/contract/shop-facts";
import type { DeliverySchedule, Product, Variant } from "~/commerce/types";
import { weight } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import { returnPolicy, shippingDetails } from "./site-json-ld";

/** Path of a product page, optionally with a weight selected. */
export const productPath = (product: Product, language: Language, variant?: Variant): string =>
  href("product", language, { slug: product.slugs[language] }) + (variant ? `?weight=${variant.grams}` : "");

/** URLs of a product's pictures, large enough for search engines. */
export const pictureUrls = (product: Product, publicUrl: string): string[] =>
  product.pictures.map(({ src }) => new URL(mediaUrl(src, 1280, "webp"), publicUrl).href);

/** As displayed on its page ("1 kg", not "1000 g"), with regular spaces, because it is machine-read. */
export const packSize = ({ grams }: Variant, language: Language): string =>
  weight(grams, language).replaceAll("\u00a0", " ");

interface JsonLdContext {
  language: Language;
  publicUrl: string;
  tariff: ShippingPrice | null;
  delivery: DeliverySchedule | null;
  /** Average of real reviews; omitted if null or the count is zero. */
  rating?: Rating | null | undefined;
  reviews?: readonly PublicReview[] | undefined;
}

const specification = (cents: number) => ({
  "@type": "UnitPriceSpecification" as const,
  price: decimalEuros(cents),
  priceCurrency: "EUR",
});

/** Price and net weight of the pack with the base unit of the unit price (directive 98/6/EC); the price before a reduction. */
function specificationsOf({ price, pricePerKg, grams, was }: Variant) {
  const perKg = {
    ...specification(price),
    referenceQuantity: {
      "@type": "QuantitativeValue" as const,
      value: grams,
      unitCode: "GRM",
      valueReference: { "@type": "QuantitativeValue" as const, value: 1, unitCode: "KGM" },
    },
  };
  const before = { ...specification(was ?? 0), priceType: "https://schema.org/StrikethroughPrice" as const };
  if (pricePerKg === null && was === null) return {};
  return { priceSpecification: was === null ? perKg : pricePerKg === null ? before : [perKg, before] };
}

const offer = (
  product: Product,
  variant: Variant,
  { language, publicUrl, tariff, delivery }: JsonLdContext,
) =>
  ({
    "@type": "Offer",
    url: new URL(productPath(product, language, variant), publicUrl).href,
    price: decimalEuros(variant.price),
    priceCurrency: "EUR",
    availability: variant.soldOut ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
    ...specificationsOf(variant),
    ...(tariff ? { shippingDetails: shippingDetails(variant.price, tariff, delivery) } : {}),
    hasMerchantReturnPolicy: returnPolicy,
  }) satisfies Offer;

const variantJsonLd = (product: Product, variant: Variant, context: JsonLdContext) =>
  ({
    "@type": "Product",
    name: `${product.name}, ${packSize(variant, context.language)}`,
    sku: variant.sku,
    image: pictureUrls(product, context.publicUrl),
    size: packSize(variant, context.language),
    weight: { "@type": "QuantitativeValue", value: variant.grams, unitCode: "GRM" },
    offers: offer(product, variant, context),
  }) satisfies SchemaProduct;

const aggregateRating = ({ average, count }: Rating) =>
  ({
    "@type": "AggregateRating",
    ratingValue: average.toFixed(1),
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  }) satisfies AggregateRating;

const review = ({ rating, title, text, display_name: name, language, created_at: writtenAt }: PublicReview) =>
  ({
    "@type": "Review",
    author: { "@type": "Person", name },
    datePublished: shopDay(new Date(writtenAt)),
    name: title,
    reviewBody: text,
    inLanguage: language,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  }) satisfies SchemaReview;

/** A ProductGroup (schema.org) with its weights as variants, or a Product if there is only one. */
export function productJsonLd(product: Product, context: JsonLdContext): Record<string, unknown> {
  const { language, publicUrl, rating, reviews = [] } = context;
  const commonProperties = {
    description: product.description || product.subtitle,
    ...(product.brand === "" ? {} : { brand: { "@type": "Brand" as const, name: product.brand } }),
    ...(rating && rating.count > 0 ? { aggregateRating: aggregateRating(rating) } : {}),
    ...(reviews.length > 0 ? { review: reviews.map(review) } : {}),
  };
  const [firstVariant, ...otherVariants] = product.variants;
  if (firstVariant && otherVariants.length === 0) {
    return {
      "@context": "https://schema.org",
      ...variantJsonLd(product, firstVariant, context),
      name: product.name,
      ...commonProperties,
    } satisfies WithContext<SchemaProduct>;
  }
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    name: product.name,
    ...commonProperties,
    url: new URL(productPath(product, language), publicUrl).href,
    image: pictureUrls(product, publicUrl),
    productGroupID: product.id,
    variesBy: "https://schema.org/size",
    hasVariant: product.variants.map((variant) => variantJsonLd(product, variant, context)),
  } satisfies WithContext<ProductGroup>;
}
