import { randomUUID } from "node:crypto";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { withdrawalBody } from "@su-turrone/contract/form-requests";
import { formLimits } from "@su-turrone/contract/limits";
import { type EarlierWithdrawal, isAllSettled } from "@su-turrone/contract/orders";
import { declareWithdrawal } from "~/commerce/form-requests.server";
import { PageIntro } from "~/content/PageIntro";
import { exactTime } from "@su-turrone/contract/formats";
import { fixedT } from "~/i18n/i18n.server";
import { href, legalHref } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { PrintButton } from "~/order/PrintButton";
import { WithdrawalFacts, WithdrawalForm, WithdrawalReview } from "~/order/WithdrawalForm";
import { type TypedWithdrawal, type WithdrawalErrors, withdrawalForm } from "~/content/forms.server";
import { readReceipt, serializeReceipt } from "~/platform/cookies.server";
import { privatePage } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { ErrorNotice, Notice } from "~/ui/Notice";
import { submitForm, accepted } from "./submit-form.server";

export const handle = { i18n: ["withdrawal", "order"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

const receivedParameter = "received";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = shopFrom(request, context);
  const query = new URL(request.url).searchParams;
  const t = fixedT(language, "withdrawal");
  return {
    head: { title: t("title"), description: t("intro") },
    receipt: query.has(receivedParameter) ? await readReceipt(request) : null,
    // the order's page links here with its number
    orderNumber: query.get("order")?.slice(0, formLimits.orderNumber) ?? "",
  };
}

interface FormState {
  step: "form" | "review";
  typed: TypedWithdrawal;
  errors: WithdrawalErrors;
  /** Whether a correctly filled-in declaration could not be accepted. */
  unavailable: boolean;
  requestId: string;
}

/**
 * The electronic withdrawal function (Directive (EU) 2023/2673): the first step asks, the second declares. It needs no
 * login, does not check whether an order matches, and shows and mails the receipt immediately. There is no rate limit
 * either: the function must be available at all times (art. 11a Directive 2011/83/EU), so commerce limits e-mails but
 * never a declaration.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const formData = await readForm(request);
  const typed = withdrawalForm.read(formData);
  const requestId = withdrawalBody.shape.request_id.safeParse(formData.get("requestId")).data ?? randomUUID();
  const respond = (state: Partial<FormState>, status: number) =>
    data<FormState>({ step: "form", typed, errors: {}, unavailable: false, requestId, ...state }, { status });
  const checked = withdrawalForm.check(typed);
  if ("errors" in checked) return respond(checked, 422);
  const step = formData.get("step");
  if (step === "edit") return respond({}, 200);
  if (step !== "confirm") return respond({ step: "review" }, 200);
  const result = await submitForm(
    {
      shop,
      form: withdrawalForm,
      purpose: "a withdrawal",
      send: async (declared) => {
        const { orderNumber: order_number, ...other } = declared;
        const received = await declareWithdrawal(shop, { ...other, order_number, request_id: requestId });
        if (received === null) return { problem: "unavailable" as const, status: 422 };
        const { received_at: receivedAt, earlier } = received;
        const receipt = { ...declared, receivedAt, earlier };
        const headers = { "Set-Cookie": await serializeReceipt(receipt) };
        return accepted(
          redirect(`${href("withdrawal", shop.language)}?${receivedParameter}`, { status: 303, headers }),
        );
      },
    },
    formData,
  );
  if ("done" in result) return result.done;
  // 422: commerce rejects the declaration, so it must be edited; any other error can be retried unchanged
  const { typed: refusedInput, errors, problem } = result.refused;
  const nextStep = result.status === 422 ? "form" : "review";
  return respond(
    { typed: refusedInput, errors, unavailable: problem !== null, step: nextStep },
    result.status,
  );
}

/** Says what stands from before for the same order, and what the new declaration changes. */
function EarlierNote({ earlier }: { earlier: EarlierWithdrawal }) {
  const t = useT("withdrawal");
  const language = useLanguage();
  const scope = earlier.whole ? "whole" : "part";
  const state = earlier.settled ? "settled" : "open";
  const time = exactTime(earlier.received_at, language);
  return <p>{t(`received.earlier.${scope}.${state}`, { time })}</p>;
}

export default function Withdrawal() {
  const t = useT("withdrawal");
  const language = useLanguage();
  const { receipt, orderNumber } = useLoaderData<typeof loader>();
  const state = useFormAnswer<typeof action>();
  const typed = state?.typed ?? { name: "", orderNumber, email: "", items: "" };
  return (
    <>
      <PageIntro title={t("title")} intro={t("intro")} />
      <div className="page space-y-8">
        {state?.unavailable && <ErrorNotice>{t("errors.unavailable")}</ErrorNotice>}
        {receipt && !state ? (
          <section className="max-w-text space-y-5">
            <Notice kind="success" live title={t("received.title")}>
              {t("received.text", { time: exactTime(receipt.receivedAt, language), email: receipt.email })}
            </Notice>
            {receipt.earlier && <EarlierNote earlier={receipt.earlier} />}
            <WithdrawalFacts declared={receipt} />
            {!isAllSettled(receipt.earlier) && <p className="text-chestnut">{t("received.next")}</p>}
            <PrintButton />
          </section>
        ) : state?.step === "review" ? (
          <WithdrawalReview typed={typed} requestId={state.requestId} />
        ) : (
          <WithdrawalForm typed={typed} errors={state?.errors} />
        )}
        <section aria-labelledby="returns" className="max-w-text border-t border-sand pt-8">
          <h2 id="returns" className="text-xl">
            {t("returns.title")}
          </h2>
          <p className="mt-2 text-chestnut">{t("returns.text")}</p>
          <p className="mt-1 flex flex-wrap gap-x-8">
            <Link to={legalHref("withdrawal", language)} className="link inline-block py-2">
              {t("returns.notice")}
            </Link>
            <Link to={href("shipping", language)} className="link inline-block py-2">
              {t("returns.shipping")}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}
