import { reviewLimits } from "@su-turrone/contract/reviews";
import { stars } from "@su-turrone/contract/stars";
import type { ReviewErrors, TypedReview } from "~/content/forms.server";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
import { Field, TextArea } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { Stars } from "~/ui/Stars";

export const emptyReview: TypedReview = { rating: "", title: "", text: "", name: "" };

/** Why a correctly filled-in form was not accepted. */
export type ReviewProblem = "limited" | "unavailable";

interface Props {
  typed: TypedReview;
  errors: ReviewErrors;
  problem: ReviewProblem | null;
}

function RatingField({ chosen, error }: { chosen: string; error: string | undefined }) {
  const t = useT("review");
  return (
    <fieldset aria-describedby={error ? "review-rating-error" : undefined}>
      <legend>{t("form.rating")}</legend>
      <div className="mt-2 space-y-1">
        {stars.map((star) => (
          <label
            key={star}
            htmlFor={star === stars[0] ? "review-rating" : `review-rating-${star}`}
            className="flex min-h-11 items-center gap-x-3 rounded-sm px-2 has-checked:bg-linen"
          >
            <input
              type="radio"
              // the first one is the target of the link in the error summary
              id={star === stars[0] ? "review-rating" : `review-rating-${star}`}
              name="rating"
              value={star}
              defaultChecked={String(star) === chosen}
              required
              className="size-5 accent-myrtle"
            />
            <Stars value={star} className="text-lg" />
            <span>{t(`form.ratings.${star}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="review-rating-error" className="mt-1.5 text-sm text-pomegranate">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Stars, title, text and display name. Validated by the server; a refused form keeps what was typed. */
export function ReviewForm({ typed, errors, problem }: Props) {
  const t = useT("review");
  const { form, summary, field, sending } = useFormFields({
    prefix: "review",
    typed,
    errors,
    labelOf: (name) => t(`form.${name}`),
    messageOf: (name, error) =>
      error === "too_long"
        ? t("form.errors.too_long", { field: t(`form.${name}`) })
        : t(`form.missing.${name}`),
  });
  return (
    <PostForm preventScrollReset className="space-y-6" {...form}>
      <ErrorSummary title={t("form.errors.title")} {...summary} />
      {problem && (
        <Notice kind="error" live>
          {t(`form.problems.${problem}`)}
        </Notice>
      )}
      <RatingField chosen={typed.rating} error={field("rating").error} />
      <Field {...field("title")} maxLength={reviewLimits.title} required />
      <TextArea {...field("text")} rows={8} maxLength={reviewLimits.text} required />
      <Field
        {...field("name")}
        hint={t("form.nameHint")}
        maxLength={reviewLimits.name}
        autoComplete="nickname"
        required
      />
      <p className="text-sm text-chestnut">{t("form.rules")}</p>
      <Button disabled={sending}>{t("form.submit")}</Button>
    </PostForm>
  );
}
