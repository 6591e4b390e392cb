import { Link, useNavigation, useSearchParams } from "@remix-run/react";
import { date, number } from "@su-turrone/contract/formats";
import type { PublicReview, ReviewList, ReviewSummary } from "@su-turrone/contract/reviews";
import { stars } from "@su-turrone/contract/stars";
import { localeOf } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { Stars } from "~/ui/Stars";
import { RatingLine } from "./ProductCard";

/** Initial number of reviews on a product page, and the number added by each "load more". */
export const reviewsPerPage = 5;

/** Maximum number of pages shown: commerce returns at most 100 reviews per call. */
const maxPages = 20;

/** Number of review pages to show, from `?reviews=`; 1 if it is missing or invalid. */
export function reviewPages(parameter: string | null): number {
  if (!/^\d{1,3}$/.test(parameter ?? "")) return 1;
  return Math.min(Math.max(Number(parameter), 1), maxPages);
}

/** The `?reviews=` value that shows more; null if all reviews, or the maximum number, are shown. */
export function nextReviewPages(pages: number, shown: number, count: number): number | null {
  return shown < count && pages < maxPages ? pages + 1 : null;
}

/** Number of reviews per star rating, as bars with numbers. */
function Distribution({ summary }: { summary: ReviewSummary }) {
  const t = useT("product");
  const language = useLanguage();
  return (
    <div role="group" aria-label={t("reviews.distribution")} className="max-w-sm">
      <ul className="space-y-1 text-sm">
        {stars.map((star) => (
          <li key={star} className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-x-3">
            <span>{t("reviews.stars", { count: star })}</span>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full bg-sand text-honey"
              aria-hidden="true"
              focusable="false"
            >
              <rect
                width={(100 * summary.distribution[star]) / summary.count}
                height="1"
                fill="currentColor"
              />
            </svg>
            <span className="figures text-right text-chestnut">
              {number(summary.distribution[star], language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewItem({ review }: { review: PublicReview }) {
  const t = useT("product");
  const tCatalogue = useT("catalogue");
  const language = useLanguage();
  const lang = review.language === language ? undefined : localeOf[review.language];
  return (
    <article className="space-y-2 border-t border-sand py-6">
      <p>
        <Stars value={review.rating} />
        <span className="sr-only">{tCatalogue("rating.ofOne", { rating: review.rating })}</span>
      </p>
      <h3 className="text-lg" lang={lang}>
        {review.title}
      </h3>
      <p className="whitespace-pre-line" lang={lang}>
        {review.text}
      </p>
      <p className="text-sm text-chestnut">
        {t("reviews.by", { name: review.display_name, date: date(review.created_at, language) })}
      </p>
    </article>
  );
}

/**
 * Customer reviews: average, distribution, the reviews (newest first), and how it is ensured that they are by buyers
 * (§5b(3) UWG). More are shown by a link, which works without JavaScript and stays on the page with it.
 */
export function ReviewsSection({ list }: { list: ReviewList | null }) {
  const t = useT("product");
  const [search] = useSearchParams();
  const loading = useNavigation().state === "loading";
  const nextPages = list
    ? nextReviewPages(reviewPages(search.get("reviews")), list.reviews.length, list.summary.count)
    : null;
  const nextSearch = new URLSearchParams(search);
  nextSearch.set("reviews", String(nextPages));
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-xl">
        {t("reviews.title")}
      </h2>
      {!list && <p className="mt-4 text-chestnut">{t("reviews.unavailable")}</p>}
      {list?.summary.count === 0 && <p className="mt-4 text-chestnut">{t("reviews.none")}</p>}
      {list && list.summary.count > 0 && (
        <>
          <p className="my-4">
            <RatingLine rating={list.summary} />
          </p>
          <Distribution summary={list.summary} />
          <div className="mt-6 border-b border-sand">
            {list.reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </div>
          <p role="status" className="mt-4 text-sm text-chestnut">
            {t("reviews.shown", { shown: list.reviews.length, count: list.summary.count })}
          </p>
          {nextPages !== null && (
            <Link
              to={`?${nextSearch.toString()}`}
              preventScrollReset
              replace
              rel="nofollow"
              aria-disabled={loading}
              className="link inline-flex min-h-11 items-center"
            >
              {t("reviews.more")}
            </Link>
          )}
        </>
      )}
      <p className="mt-4 text-sm text-chestnut">{t("reviews.verified")}</p>
    </section>
  );
}
