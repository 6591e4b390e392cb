import { randomUUID } from "node:crypto";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { CommerceError } from "~/commerce/client.server";
import { declareWithdrawal } from "~/commerce/withdrawal.server";
import { PageIntro } from "~/content/PageIntro";
import { legalHref } from "~/content/page-slugs";
import { exactTime } from "~/i18n/format";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { PrintButton } from "~/order/PrintButton";
import { WithdrawalFacts } from "~/order/WithdrawalFacts";
import {
  checkWithdrawal,
  readWithdrawal,
  type TypedWithdrawal,
  type WithdrawalErrors,
} from "~/order/withdrawal-form";
import { WithdrawalForm } from "~/order/WithdrawalForm";
import { WithdrawalReview } from "~/order/WithdrawalReview";
import { readReceipt, serializeReceipt } from "~/platform/cookies.server";
import { privatePage } from "~/platform/headers";
import { log } from "~/platform/log.server";
import { consumeLimit } from "~/platform/rate-limits.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Notice } from "~/ui/Notice";

export const handle = { i18n: ["withdrawal", "order"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

/** Behind the address of the page when a declaration was received. */
const receivedMark = "received";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = shopFrom(request, context);
  const query = new URL(request.url).searchParams;
  const t = fixedT(language, "withdrawal");
  return {
    head: { title: t("title"), description: t("intro") },
    receipt: query.has(receivedMark) ? await readReceipt(request) : null,
    // the page of an order leads here with its number
    orderNumber: query.get("order")?.slice(0, 60) ?? "",
  };
}

/** Why a declaration that was filled in rightly could not be taken. */
type Problem = "limited" | "unavailable";

interface Shown {
  step: "form" | "review";
  typed: TypedWithdrawal;
  errors: WithdrawalErrors;
  problem: Problem | null;
  requestId: string;
}

/**
 * The electronic withdrawal function (Directive (EU) 2023/2673): the first step asks, the second declares. No login, no
 * question whether an order fits, and the receipt is shown and mailed at once.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const typed = readWithdrawal(form);
  const given = form.get("requestId");
  const requestId = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  const show = (shown: Partial<Shown>, status: number) =>
    data<Shown>({ step: "form", typed, errors: {}, problem: null, requestId, ...shown }, { status });
  const errors = checkWithdrawal(typed);
  if (Object.keys(errors).length > 0) return show({ errors }, 422);
  const step = form.get("step");
  if (step === "edit") return show({}, 200);
  if (step !== "confirm") return show({ step: "review" }, 200);
  if ((await consumeLimit("withdrawal", context.clientIp)) > 0)
    return show({ step: "review", problem: "limited" }, 429);
  try {
    const receivedAt = await declareWithdrawal(shop, { ...typed, requestId });
    if (receivedAt === null) return show({ problem: "unavailable" }, 422);
    return redirect(`${href("withdrawal", shop.language)}?${receivedMark}`, {
      status: 303,
      headers: { "Set-Cookie": await serializeReceipt({ ...typed, receivedAt }) },
    });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "a withdrawal was not taken");
    return show({ step: "review", problem: "unavailable" }, 503);
  }
}

const noErrors: WithdrawalErrors = {};

export default function Withdrawal() {
  const t = useT("withdrawal");
  const language = useLanguage();
  const { receipt, orderNumber } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const typed = shown?.typed ?? { name: "", orderNumber, email: "", items: "" };
  return (
    <>
      <PageIntro title={t("title")} intro={t("intro")} />
      <div className="page space-y-8">
        {shown?.problem && (
          <Notice kind="error" live>
            {t(`errors.${shown.problem}`)}
          </Notice>
        )}
        {receipt && !shown ? (
          <section className="max-w-text space-y-5">
            <Notice kind="success" live title={t("received.title")}>
              {t("received.text", { time: exactTime(receipt.receivedAt, language), email: receipt.email })}
            </Notice>
            <WithdrawalFacts declared={receipt} />
            <p className="text-chestnut">{t("received.next")}</p>
            <PrintButton />
          </section>
        ) : shown?.step === "review" ? (
          <WithdrawalReview typed={typed} requestId={shown.requestId} />
        ) : (
          <WithdrawalForm typed={typed} errors={shown?.errors ?? noErrors} />
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
