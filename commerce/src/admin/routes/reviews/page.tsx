import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Star } from "@medusajs/icons";
import { Button, Container, Heading, Tabs, Text, toast } from "@medusajs/ui";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { reviewStatuses, type ReviewStatus } from "../../../modules/reviews/kinds";
import { namesIn, sdk } from "../../lib/sdk";

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
  /** Gone where the product was deleted. */
  product?: { title: string } | null;
}

const pageSize = 20;

/** "Reviews": what buyers have written. Nothing is shown in the shop before it is approved; each decision can be undone. */
const ReviewsPage = () => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [status, setStatus] = useState<ReviewStatus>("pending");
  const [offset, setOffset] = useState(0);
  const { data, isError } = useQuery({
    queryKey: ["reviews", i18n.language, status, offset],
    queryFn: () =>
      sdk.client.fetch<{ reviews: Review[]; count: number }>("/admin/reviews", {
        ...namesIn(i18n.language),
        query: { status, limit: pageSize, offset },
      }),
    placeholderData: keepPreviousData,
  });
  const judge = useMutation({
    mutationFn: ({ id, ...body }: { id: string; status: ReviewStatus }) =>
      sdk.client.fetch(`/admin/reviews/${id}`, { method: "POST", body }),
    onSuccess: async (_, { status: now }) => {
      toast.success(t(`reviews.done.${now}`));
      await client.invalidateQueries({ queryKey: ["reviews"] });
    },
    onError: (error) => toast.error(error.message),
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const count = data?.count ?? 0;

  return (
    <Container className="flex flex-col gap-y-4">
      <Heading>{t("reviews.title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("reviews.hint")}
      </Text>
      <Tabs
        value={status}
        onValueChange={(value) => {
          setStatus(reviewStatuses.find((one) => one === value) ?? "pending");
          setOffset(0);
        }}
      >
        <Tabs.List>
          {reviewStatuses.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(`reviews.statuses.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs>
      {isError && <Text>{t("reviews.loadFailed")}</Text>}
      {data?.reviews.length === 0 && <Text>{t("reviews.none")}</Text>}
      <ul className="flex flex-col divide-y">
        {data?.reviews.map((review) => (
          <li key={review.id} className="flex flex-col gap-y-2 py-4">
            <div className="flex flex-wrap items-center gap-x-3">
              <Text weight="plus">{t("reviews.stars", { rating: review.rating })}</Text>
              <Link to={`/products/${review.product_id}`} className="txt-small text-ui-fg-interactive">
                {review.product?.title ?? review.product_id}
              </Link>
              <Link to={`/orders/${review.order_id}`} className="txt-small text-ui-fg-interactive">
                {t("reviews.order")}
              </Link>
              <Text size="small" className="text-ui-fg-subtle">
                {review.display_name} · {date.format(new Date(review.created_at))} · {review.language}
              </Text>
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
                  <Button
                    key={one}
                    size="small"
                    variant={one === "approved" ? "primary" : "secondary"}
                    disabled={judge.isPending}
                    onClick={() => judge.mutate({ id: review.id, status: one })}
                  >
                    {t(`reviews.acts.${one}`)}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {count > pageSize && (
        <div className="flex gap-x-2">
          <Button
            size="small"
            variant="secondary"
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - pageSize))}
          >
            {t("reviews.newer")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={offset + pageSize >= count}
            onClick={() => setOffset(offset + pageSize)}
          >
            {t("reviews.older")}
          </Button>
        </div>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({ label: "reviews.title", icon: Star, translationNs: "translation" });

export default ReviewsPage;
