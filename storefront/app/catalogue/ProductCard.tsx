import { Link } from "@remix-run/react";
import { money, number, weight } from "@su-turrone/contract/formats";
import type { Rating } from "~/commerce/reviews.server";
import type { ProductCard as Card } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Picture } from "~/ui/Picture";
import { Stars } from "~/ui/Stars";
import { UnitPrice } from "./PriceNote";

/**
 * Product grid: two columns on phones, three on wide screens (four with `wide`). Up to three products are stacked on
 * phones and in one row on wider screens, so that no card is left alone in a row.
 */
export function ProductGrid({
  products,
  heading = "h2",
  wide = false,
}: {
  products: readonly Card[];
  heading?: "h2" | "h3";
  wide?: boolean;
}) {
  const twoColumns = products.length > 3;
  return (
    <ul
      className={`grid ${twoColumns ? "grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8" : "grid-cols-1 gap-y-12 sm:grid-cols-3 sm:gap-x-5"} sm:gap-y-12 lg:gap-x-8 ${wide ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            first={index === 0 && heading === "h2"}
            heading={heading}
            twoColumns={twoColumns}
          />
        </li>
      ))}
    </ul>
  );
}

/** Stars, average and number of a product's reviews on one line; screen readers get one sentence. */
export function RatingLine({ rating }: { rating: Rating }) {
  const t = useT("catalogue");
  const language = useLanguage();
  const average = number(Math.round(rating.average * 10) / 10, language);
  return (
    <span className="inline-flex items-center gap-x-2 text-sm">
      <Stars value={rating.average} />
      <span aria-hidden="true" className="figures text-chestnut">
        {average} ({number(rating.count, language)})
      </span>
      <span className="sr-only">{t("rating.inWords", { average, count: rating.count })}</span>
    </span>
  );
}

interface Props {
  product: Card;
  /** The first card of its page: its picture is loaded eagerly and its route is prefetched. */
  first?: boolean;
  /** Heading level of the product name. */
  heading?: "h2" | "h3";
  /** Shown in two columns on phones. */
  twoColumns?: boolean;
}

/**
 * A product in a list. The link on the name covers the whole card, so that screen readers read only the name as its
 * text.
 */
export function ProductCard({ product, first = false, heading: Heading = "h2", twoColumns = false }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const price = money(product.fromPrice, language);
  const path = href("product", language, { slug: product.slugs[language] });
  return (
    <div className="group relative flex h-full flex-col">
      <span className="relative block overflow-hidden rounded-md bg-sand">
        {product.picture && (
          <Picture
            {...product.picture}
            alt=""
            sizes={`(min-width: 64rem) 24rem, (min-width: 36rem) 46vw, ${twoColumns ? "46vw" : "92vw"}`}
            priority={first}
            className="aspect-4/3 object-cover transition duration-200 group-hover:brightness-105"
          />
        )}
        {product.soldOut && (
          <span className="absolute bottom-3 left-3 rounded-sm bg-wafer px-3 py-1 text-sm text-pomegranate">
            {t("card.soldOut")}
          </span>
        )}
      </span>
      <Heading
        className={`mt-3 hyphens-auto decoration-1 underline-offset-4 group-hover:underline sm:mt-4 ${twoColumns ? "text-base max-[22rem]:text-xs sm:text-lg" : "text-lg"}`}
      >
        <Link
          to={product.startWeight === null ? path : `${path}?weight=${product.startWeight}`}
          discover={first ? "render" : "none"}
          prefetch="intent"
          className="stretched"
        >
          {product.name}
        </Link>
      </Heading>
      <span className={`mt-1 block text-chestnut ${twoColumns ? "max-sm:text-sm" : ""}`}>
        {product.subtitle}
      </span>
      {product.rating && (
        <span className="mt-2 block">
          <RatingLine rating={product.rating} />
        </span>
      )}
      <span className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-3">
        <span className="figures font-display text-lg">
          {product.weights.length > 1 ? t("card.from", { price }) : price}
        </span>
        <UnitPrice perKg={product.fromPricePerKg} />
      </span>
      <span className="figures text-sm text-chestnut">
        {product.weights.map((grams) => weight(grams, language)).join("\u00a0· ")}
      </span>
    </div>
  );
}
