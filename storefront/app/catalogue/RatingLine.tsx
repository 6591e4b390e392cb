import type { Rating } from "~/commerce/review-types";
import { number } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Stars } from "~/ui/Stars";

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
