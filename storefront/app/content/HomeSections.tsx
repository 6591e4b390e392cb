import { Link } from "@remix-run/react";
import type { Band } from "@su-turrone/contract/bands";
import { money, shortMoney, weight } from "@su-turrone/contract/formats";
import type { ReactNode } from "react";
import { ChristmasLine, PriceNote } from "~/catalogue/PriceNote";
import type { ContentEntry } from "~/commerce/content.server";
import type { ProductCard } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { BandTiles } from "~/layout/Header";
import type { PictureSource } from "~/platform/media";
import { LinkButton } from "~/ui/Button";
import { Picture } from "~/ui/Picture";
import { usePage } from "./OwnContent";

/** Upper ends of the price bands of gifts, in euro. */
const giftBands = [25, 50, 100] as const;

/** Gifts by price, and the last day to order for Christmas. */
export function GiftSeason() {
  const t = useT("home");
  const language = useLanguage();
  return (
    <section aria-labelledby="gifts" className="page pt-12">
      <h2 id="gifts" className="text-xl">
        {t("gifts.title")}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {giftBands.map((max) => (
          <li key={max}>
            <Link
              to={`${href("products", language)}?occasion=gift&max=${max}`}
              discover="none"
              className="inline-flex min-h-11 items-center rounded-sm border border-edge px-5 hover:border-chestnut"
            >
              {t("gifts.upTo", { price: shortMoney(max * 100, language) })}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={`${href("contact", language)}?topic=company_gifts#write`}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {t("gifts.company")}
          </Link>
        </li>
      </ul>
      <p className="mt-4 text-chestnut empty:hidden">
        <ChristmasLine />
      </p>
    </section>
  );
}

/** A product for first-time buyers, for example a tasting box. */
export function FirstOrder({ product }: { product: ProductCard }) {
  const t = useT("home");
  const tCatalogue = useT("catalogue");
  const language = useLanguage();
  const price = money(product.fromPrice, language);
  return (
    <section className="page pt-24 lg:pt-32" aria-labelledby="first-order">
      <PictureBeside picture={product.picture}>
        <p className="eyebrow">{t("firstOrder.label")}</p>
        <h2 id="first-order" className="mt-3 text-3xl">
          {product.name}
        </h2>
        <p className="mt-4 text-lg text-chestnut">{product.subtitle}</p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-display text-lg">
            {product.weights.length > 1 ? tCatalogue("card.from", { price }) : price}
          </span>
          <span className="figures text-sm text-chestnut">
            {product.weights.map((grams) => weight(grams, language)).join(" · ")}
          </span>
        </p>
        <PriceNote />
        <LinkButton
          variant="secondary"
          to={href("product", language, { slug: product.slugs[language] })}
          className="mt-6"
        >
          {t("firstOrder.action")}
          <span className="sr-only">: {product.name}</span>
        </LinkButton>
      </PictureBeside>
    </section>
  );
}

export function LatestPost({ post }: { post: ContentEntry }) {
  const t = useT("home");
  const language = useLanguage();
  const to = href("post", language, { slug: post.slugs[language] });
  return (
    <article>
      <PictureBeside picture={post.picture}>
        <p className="eyebrow">{t("note.label")}</p>
        <h2 lang={post.language} className="mt-3 text-3xl">
          {post.title}
        </h2>
        <p lang={post.language} className="mt-4 text-lg text-chestnut">
          {post.teaser}
        </p>
        <Link to={to} className="link mt-6 inline-block py-2">
          {t("note.read")}
          <span className="sr-only">: {post.title}</span>
        </Link>
      </PictureBeside>
    </article>
  );
}

interface Props {
  /** null if there is none; its place stays empty. */
  picture: PictureSource | null;
  children: ReactNode;
}

/** A wide picture with content beside it, or below it on narrow screens. */
function PictureBeside({ picture, children }: Props) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        {picture && (
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 92vw"
            className="aspect-3/2 rounded-sm object-cover"
          />
        )}
      </div>
      <div className="lg:col-span-5 lg:pl-6">{children}</div>
    </div>
  );
}

/**
 * The opening: a field in the colour of a band with one sentence and one button, beside it one picture, and below both
 * the kinds by their bands.
 */
export function Hero({
  band,
}: {
  /** Of the season's kind; otherwise the red of the house. */ band: Band | undefined;
}) {
  const { words, pictures } = usePage("home");
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {/* on wide screens text and picture are side by side, so that nothing covers the torrone */}
      <section
        data-band={band}
        className="mt-px lg:flex lg:min-h-[32rem] lg:flex-row-reverse lg:items-stretch"
      >
        <Picture
          {...pictures["hero.picture"]}
          sizes="(min-width: 64rem) 59vw, 100vw"
          priority
          className="aspect-4/3 object-cover sm:aspect-video sm:max-h-[30rem] sm:object-[50%_35%] lg:aspect-auto lg:h-auto lg:max-h-none lg:w-7/12 lg:object-[45%_50%]"
        />
        <div className="band lg:flex lg:w-5/12 lg:items-center">
          <div className="page py-8 lg:mx-0 lg:py-6 lg:pr-8 lg:pl-[max(var(--page-margin),calc((100vw-var(--container-page))/2))]">
            <p className="capitals text-[0.8125rem]">{words("hero.eyebrow")}</p>
            <h1 className="mt-3 text-[clamp(3rem,6.1vw,4.875rem)] leading-[1.02] hyphens-auto">
              {words("hero.title")}
            </h1>
            <p className="mt-4 text-lg">{words("hero.text")}</p>
            <LinkButton variant="light" to={href("products", language)} className="mt-6">
              {words("hero.action")}
            </LinkButton>
          </div>
        </div>
      </section>
      <nav aria-label={t("kinds.title")} className="mt-px">
        <BandTiles tile="min-h-18 lg:min-h-23" />
      </nav>
    </>
  );
}
