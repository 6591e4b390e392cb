import { Link } from "@remix-run/react";
import { money, number, weight } from "@su-turrone/contract/formats";
import type { Rating } from "~/commerce/reviews.server";
import type { ProductCard as Card } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { mediaUrl } from "~/platform/media";
import { Bands, Label } from "~/ui/Band";
import { Picture } from "~/ui/Picture";
import { Stars } from "~/ui/Stars";
import { UnitPrice, WasPrice } from "./PriceNote";

/**
 * Product grid: two columns on phones, four on wide screens. Up to three products are stacked on phones and in one row
 * on wider screens, so that no card is left alone in a row.
 */
export function ProductGrid({
  products,
  heading = "h2",
}: {
  products: readonly Card[];
  heading?: "h2" | "h3";
}) {
  const twoColumns = products.length > 3;
  return (
    <ul
      className={`grid ${twoColumns ? "grid-cols-2 gap-x-3 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4" : "grid-cols-1 sm:grid-cols-3 sm:gap-x-5"} gap-y-10 lg:gap-x-6`}
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
  heading?: "h2" | "h3";
  twoColumns?: boolean;
}

/**
 * A product in a list: its picture, its band, and the label half over both. The link on the name covers the whole card,
 * so that screen readers read only the name as its text. The second picture, of the package, shows on hover and focus.
 */
export function ProductCard({ product, first = false, heading: Heading = "h2", twoColumns = false }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const price = money(product.fromPrice, language);
  const path = href("product", language, { slug: product.slugs[language] });
  const isLong = product.name.length > 22;
  return (
    <div data-band={product.bands[0]} className="group relative isolate text-center">
      {/* nothing around the label is positioned: its link covers the whole card */}
      <div className={`mb-2.5 grid aspect-4/5 sm:mb-4.5 ${twoColumns ? "" : "max-sm:aspect-square"}`}>
        <div className="relative -z-1 col-start-1 row-start-1 flex min-h-0 flex-col">
          <div className="relative min-h-0 grow bg-sand">
            {product.picture && (
              <Picture
                {...product.picture}
                alt=""
                sizes={`(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, ${twoColumns ? "60vw" : "92vw"}`}
                priority={first}
                className="absolute inset-0 h-full! object-cover"
              />
            )}
            {product.packed && (
              // not displayed until then, so that it is not loaded either
              <img
                src={mediaUrl(product.packed, 640, "webp")}
                alt=""
                loading="lazy"
                className="absolute inset-0 hidden size-full object-cover group-focus-within:block [@media(hover:hover)]:group-hover:block"
              />
            )}
            {product.soldOut && (
              <span className="absolute top-0 left-0 bg-wafer px-3 py-1 text-sm text-pomegranate">
                {t("card.soldOut")}
              </span>
            )}
          </div>
          {/* those of a box are above one another, so that the label covers none */}
          <Bands bands={product.bands} className="h-6 shrink-0 flex-col sm:h-[34px]" />
        </div>
        {/* it overhangs by the same length however high it is, so that the lines below are level in a row */}
        <Label className="col-start-1 row-start-1 mx-[4%] -mb-2.5 self-end sm:mx-[6%] sm:-mb-4.5 xl:mx-[10%]">
          <Heading
            className={`text-[1rem] hyphens-auto decoration-1 underline-offset-4 group-hover:underline max-[22rem]:text-[0.8125rem] sm:text-[1.125rem] ${isLong ? "" : "xl:text-[1.4375rem]"}`}
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
        </Label>
      </div>
      <span className="figures block font-display text-lg leading-snug sm:pt-1">
        {/* keeps the line of its row */}
        <span className={product.soldOut ? "text-base text-chestnut" : ""}>
          {product.weights.length > 1 ? t("card.from", { price }) : price}
        </span>{" "}
        <WasPrice was={product.fromWas} />
      </span>
      {/* keeps its line where the law exempts */}
      <span className="block min-h-[1.6em] text-sm">
        <UnitPrice perKg={product.fromPricePerKg} />
      </span>
      <span className="figures block text-sm text-chestnut">
        {product.weights.map((grams) => weight(grams, language)).join("\u00a0· ")}
      </span>
      {product.rating && (
        <span className="block">
          <RatingLine rating={product.rating} />
        </span>
      )}
    </div>
  );
}
