import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { invitationProblems, type InvitationProblem, reviewLimits } from "@su-turrone/contract/reviews";
import { stars } from "@su-turrone/contract/stars";
import { reviewForm } from "~/content/forms.server";
import { listProducts } from "~/commerce/catalogue.server";
import { unlessDown } from "~/commerce/client.server";
import { openInvitation, sendReview } from "~/commerce/reviews.server";
import type { ProductCard } from "~/commerce/types";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { PostForm } from "~/layout/PostForm";
import { keepFormOnServerError, keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { privatePage } from "~/platform/headers";
import { consumeLimit } from "~/platform/rate-limits.server";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Button, LinkButton } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
import { Field, TextArea } from "~/ui/Field";
import { ErrorNotice, Notice } from "~/ui/Notice";
import { Picture } from "~/ui/Picture";
import { Stars } from "~/ui/Stars";
import { answerForm, toFormResult } from "./submit-form.server";

export const handle = { i18n: ["review", "catalogue"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const shouldRevalidate = keepFormOnServerError;
export const clientAction = keepUnansweredForm;

const thanksParameter = "thanks";

/** What the page shows: the form for a product (null while commerce is down), thanks, or why the link is invalid. */
type PageState =
  | { kind: "form"; product: ProductCard | null }
  | { kind: "thanks" }
  | { kind: "problem"; problem: InvitationProblem };

/** The content a link opens. @throws CommerceError while commerce is down */
async function pageStateFor(shop: ShopContext, token: string): Promise<PageState> {
  const invitation = await openInvitation(shop, token);
  if ("problem" in invitation) return { kind: "problem", ...invitation };
  const [product] = await listProducts(shop, { ids: [invitation.productId] });
  // the product was removed from the shop since the purchase, so nobody could read the review
  return product ? { kind: "form", product } : { kind: "problem", problem: "forged" };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const { searchParams } = new URL(request.url);
  const t = fixedT(shop.language, "review");
  const head = { title: t("head.title"), description: t("head.description"), noindex: true };
  const respond = (shown: PageState) =>
    data({ head, shown }, { status: shown.kind === "problem" ? invitationProblems[shown.problem] : 200 });
  if (searchParams.has(thanksParameter)) return respond({ kind: "thanks" });
  const state = pageStateFor(shop, searchParams.get("token") ?? "");
  if (!context.posted) return respond(await state);
  // the form is shown again with everything typed, only without its product
  return respond(await unlessDown(state, () => ({ kind: "form", product: null }) as const));
}

/** Takes the review; redirects (303) to the thank-you message, or returns the form with its errors. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return answerForm({
    shop,
    form: reviewForm,
    purpose: "a review",
    limit: () => consumeLimit("form", "review", context.clientIp),
    send: async (review) => {
      const outcome = await sendReview(shop, token, review);
      if (outcome !== "taken" && outcome !== "limited")
        return { problem: outcome, status: invitationProblems[outcome] };
      return toFormResult(outcome, () =>
        redirect(`${href("writeReview", shop.language)}?${thanksParameter}`, 303),
      );
    },
  });
}

/** Why a correctly filled-in form was not accepted, although the link that opened it is valid. */
type ReviewProblem = "limited" | "unavailable";

const isFormProblem = (problem: ReviewProblem | InvitationProblem): problem is ReviewProblem =>
  problem === "limited" || problem === "unavailable";

function ProductLine({ product }: { product: ProductCard }) {
  return (
    <div className="flex items-center gap-x-5">
      {product.picture && (
        <Picture
          {...product.picture}
          sizes="7rem"
          priority
          className="aspect-4/3 w-28 rounded-sm object-cover"
        />
      )}
      <p className="font-display text-lg">{product.name}</p>
    </div>
  );
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
              className="size-5 accent-band"
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
function ReviewForm({ problem }: { problem: ReviewProblem | null }) {
  const t = useT("review");
  const refused = useFormAnswer<typeof action>();
  const typed = refused?.typed ?? { rating: "", title: "", text: "", name: "" };
  const { form, summary, field, sending } = useFormFields({
    prefix: "review",
    typed,
    errors: refused?.errors,
    labelOf: (name) => t(`form.${name}`),
    messageOf: (name, error) =>
      error === "too_long"
        ? t("form.errors.too_long", { field: t(`form.${name}`) })
        : t(`form.missing.${name}`),
  });
  return (
    <PostForm preventScrollReset className="space-y-6" {...form}>
      <ErrorSummary title={t("form.errors.title")} {...summary} />
      {problem && <ErrorNotice>{t(`form.problems.${problem}`)}</ErrorNotice>}
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

export default function WriteReview() {
  const t = useT("review");
  const language = useLanguage();
  const { shown } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>()?.problem ?? null;
  const formProblem = refused && isFormProblem(refused) ? refused : null;
  const shownProblem = shown.kind === "problem" ? shown.problem : null;
  const problem = refused && !isFormProblem(refused) ? refused : shownProblem;
  return (
    <>
      <PageIntro title={t("head.title")} intro={t("head.description")} />
      <div className="page space-y-8 *:max-w-text">
        {problem && (
          <>
            <Notice kind="error" live title={t(`problems.${problem}.title`)}>
              {t(`problems.${problem}.text`)}
            </Notice>
            <LinkButton variant="secondary" to={href("products", language)}>
              {t("toProducts")}
            </LinkButton>
          </>
        )}
        {!problem && shown.kind === "thanks" && (
          <>
            <Notice kind="success" live title={t("thanks.title")}>
              {t("thanks.text")}
            </Notice>
            <LinkButton variant="secondary" to={href("products", language)}>
              {t("toProducts")}
            </LinkButton>
          </>
        )}
        {!problem && shown.kind === "form" && (
          <>
            {shown.product && <ProductLine product={shown.product} />}
            <ReviewForm problem={formProblem} />
          </>
        )}
      </div>
    </>
  );
}
