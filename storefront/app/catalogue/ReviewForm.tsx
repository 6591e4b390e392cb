import { useNavigation } from "@remix-run/react";
import { reviewLimits } from "@su-turrone/contract/reviews";
import { stars } from "@su-turrone/contract/stars";
import type { ReviewErrors, TypedReview } from "~/content/forms.server";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useRemainingErrors } from "~/ui/ErrorSummary";
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

/** Target of a link in the error summary; the stars are a radio group, whose first radio gets the focus. */
const fieldId = (name: keyof TypedReview) => (name === "rating" ? "review-rating-5" : `review-${name}`);

function RatingField({ chosen, error }: { chosen: string; error: string | undefined }) {
  const t = useT("review");
  return (
    <fieldset aria-describedby={error ? "review-rating-error" : undefined}>
      <legend>{t("form.rating")}</legend>
      <div className="mt-2 space-y-1">
        {stars.map((star) => (
          <label
            key={star}
            htmlFor={`review-rating-${star}`}
            className="flex min-h-11 items-center gap-x-3 rounded-sm px-2 has-checked:bg-linen"
          >
            <input
              type="radio"
              id={`review-rating-${star}`}
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
export function ReviewForm({ typed, errors: refused, problem }: Props) {
  const t = useT("review");
  const sending = useNavigation().state === "submitting";
  const { errors, handlers } = useRemainingErrors(refused);
  const errorMessage = (name: keyof TypedReview) => {
    const error = errors[name];
    if (error === "too_long") return t(`form.errors.too_long`, { field: t(`form.${name}`) });
    return error && t(`form.missing.${name}`);
  };
  const summary = (Object.keys(errors) as (keyof TypedReview)[]).map((name) => ({
    id: fieldId(name),
    message: errorMessage(name),
  }));
  return (
    <PostForm noValidate preventScrollReset className="space-y-6" {...handlers}>
      <ErrorSummary title={t("form.errors.title")} errors={summary} answer={refused} />
      {problem && (
        <Notice kind="error" live>
          {t(`form.problems.${problem}`)}
        </Notice>
      )}
      <RatingField chosen={typed.rating} error={errorMessage("rating")} />
      <Field
        id={fieldId("title")}
        name="title"
        label={t("form.title")}
        error={errorMessage("title")}
        defaultValue={typed.title}
        maxLength={reviewLimits.title}
        required
      />
      <TextArea
        id={fieldId("text")}
        name="text"
        label={t("form.text")}
        error={errorMessage("text")}
        defaultValue={typed.text}
        rows={8}
        maxLength={reviewLimits.text}
        required
      />
      <Field
        id={fieldId("name")}
        name="name"
        label={t("form.name")}
        hint={t("form.nameHint")}
        error={errorMessage("name")}
        defaultValue={typed.name}
        maxLength={reviewLimits.name}
        autoComplete="nickname"
        required
      />
      <p className="text-sm text-chestnut">{t("form.rules")}</p>
      <Button disabled={sending}>{t("form.submit")}</Button>
    </PostForm>
  );
}
