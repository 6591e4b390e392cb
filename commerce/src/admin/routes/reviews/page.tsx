import { Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { reviewStatuses, type ReviewStatus } from "../../../modules/reviews/review-statuses";
import { ListPage } from "../../components/list-page";
import { useStatusList } from "../../components/list-tools";
import { ActionButton, Hint, TextLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { ownersOnly } from "../../people/staff-role";
import { productPath } from "../../new-product/drafts";

interface Review {
  id: string;
  product_id: string;
  order_id: string;
  rating: number;
  title: string;
  text: string;
  display_name: string;
  language: string;
  status: ReviewStatus;
  created_at: string;
  /** Missing if the product was deleted. */
  product?: { title: string } | null;
}

/** "Reviews": reviews by buyers. The shop only shows approved ones; each decision can be undone. */
const ReviewsPage = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { mark, shown } = useStatusList<{ reviews: Review[]; count: number }, ReviewStatus>(
    "reviews",
    reviewStatuses,
    (now) => void toast.success(t(`reviews.done.${now}`)),
  );

  return (
    <ListPage
      {...shown}
      rows={shown.list.data?.reviews}
      entry={(review) => (
        <>
          <div className="flex flex-wrap items-center gap-x-3">
            <Text weight="plus">{t("reviews.stars", { rating: review.rating })}</Text>
            <TextLink to={productPath(review.product_id)} className="txt-small">
              {review.product?.title ?? review.product_id}
            </TextLink>
            <TextLink to={`/orders/${review.order_id}`} className="txt-small">
              {t("reviews.order")}
            </TextLink>
            <Hint>
              {review.display_name} · {date(review.created_at)} · {review.language}
            </Hint>
          </div>
          <Text weight="plus" lang={review.language}>
            {review.title}
          </Text>
          <Text className="whitespace-pre-line" lang={review.language}>
            {review.text}
          </Text>
          <div className="flex gap-x-2">
            {reviewStatuses
              .filter((one) => one !== review.status)
              .map((one) => (
                <ActionButton
                  key={one}
                  variant={one === "approved" ? "primary" : "secondary"}
                  disabled={mark.isPending}
                  onClick={() => mark.mutate({ id: review.id, status: one })}
                >
                  {t(`reviews.acts.${one}`)}
                </ActionButton>
              ))}
          </div>
        </>
      )}
    />
  );
};

export default ownersOnly(ReviewsPage);
