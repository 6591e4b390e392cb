import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { CommerceError } from "~/commerce/client.server";
import { lookUpOrder } from "~/commerce/order.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { countMissedLookup, mayLookUpOrder } from "~/order/lookup-limit.server";
import { LookupForm, type LookupProblem } from "~/order/LookupForm";
import { checkLookup, readLookup, type LookupErrors, type TypedLookup } from "~/order/lookup-form";
import { serializeOrderIds } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta, type WithHead } from "~/seo/meta";

export const handle = { i18n: ["order"] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  const t = fixedT(languageOfPath(new URL(request.url).pathname), "order");
  return {
    head: { title: t("lookup.title"), description: t("lookup.intro"), noindex: true },
  } satisfies WithHead;
}

const refuse = (typed: TypedLookup, errors: LookupErrors, problem: LookupProblem | null, status: number) =>
  data({ typed, errors, problem }, { status });

const statusOf: Readonly<Record<LookupProblem, number>> = { miss: 404, limited: 429, unavailable: 503 };

/** Opens an order to who knows its number and its e-mail address; every miss gets the same answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const typed = readLookup(await readForm(request));
  const errors = checkLookup(typed);
  if (errors.number ?? errors.email) return refuse(typed, errors, null, 422);
  const fail = (problem: LookupProblem) => refuse(typed, {}, problem, statusOf[problem]);
  if (!(await mayLookUpOrder(context.clientIp, typed.number))) return fail("limited");
  try {
    const outcome = await lookUpOrder(shop, typed.number, typed.email);
    if (!outcome.found) {
      await countMissedLookup(context.clientIp, typed.number);
      return fail(outcome.why);
    }
    const { id, key } = outcome.found;
    return redirect(href("confirmation", shop.language, { id }), {
      status: 303,
      headers: { "Set-Cookie": await serializeOrderIds(request, id, key) },
    });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "an order could not be looked up");
    return fail("unavailable");
  }
}

const nothingTyped: TypedLookup = { number: "", email: "" };
const noErrors: LookupErrors = {};

export default function OrderLookup() {
  const t = useT("order");
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageIntro title={t("lookup.title")} intro={t("lookup.intro")} />
      <div className="page">
        <LookupForm
          typed={refused?.typed ?? nothingTyped}
          errors={refused?.errors ?? noErrors}
          problem={refused?.problem ?? null}
        />
      </div>
    </>
  );
}
