import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { isUnderWay, orderErrors, type OrderPending as UnderWay } from "~/checkout/order-errors";
import { OrderErrorMessage } from "~/checkout/OrderErrorMessage";
import { finishOrder } from "~/commerce/checkout.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { checkoutHandle } from "~/layout/CheckoutLayout";
import { privatePage } from "~/platform/headers";
import { useVisitQueryClient } from "~/platform/query-client";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { redirectAfterOrder } from "./order-result.server";

/** Polling interval (ms). */
const pollMs = 4000;

/** Title of the notice by what is pending; texts in checkout.json under `return`. */
const titles = { payment_pending: "return.pendingTitle", order_queued: "return.queuedTitle" } as const;

/**
 * Shown on the payment return page while the bank or PayPal has not answered yet, or while a slow order is being
 * placed. Each poll reruns the page's loader, which redirects as soon as the outcome is known.
 */
function OrderPending({ code }: { code: UnderWay }) {
  const t = useT("checkout");
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  useQuery(
    {
      queryKey: ["payment-return"],
      queryFn: () => {
        revalidate();
        return null;
      },
      refetchInterval: pollMs,
      staleTime: 0,
      gcTime: 0,
    },
    useVisitQueryClient(),
  );
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="10" />
      </noscript>
      <Notice live title={t(titles[code])}>
        {t(`orderErrors.${code}`)}
      </Notice>
      <p className="mt-6 flex flex-wrap gap-4">
        <LinkButton reloadDocument to={href("checkoutReturn", language)}>
          {t("return.again")}
        </LinkButton>
        {code === "payment_pending" && (
          <LinkButton variant="secondary" to={href("checkoutPayment", language)}>
            {t("confirm.editMethod")}
          </LinkButton>
        )}
      </p>
    </>
  );
}

export const handle = checkoutHandle;
export const meta = pageMeta;
export const headers = privatePage;

/**
 * Return URL of the bank or PayPal, which can only be a GET, and the page that waits for a slow order. The shopper has
 * pressed the button and confirmed the payment there; finishing the order has the same result whoever triggers it, and
 * a webhook triggers it as well. Nothing in the URL is trusted.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const result = await redirectAfterOrder(shop, await finishOrder(shop));
  if (!("reason" in result)) return result;
  const t = fixedT(shop.language, "checkout");
  const title = t(result.reason === "order_queued" ? "return.queuedHeading" : "return.title");
  const head = { title, description: t("title"), noindex: true };
  return data({ head, problem: { code: result.reason } }, { status: orderErrors[result.reason].status });
}

export default function CheckoutReturn() {
  const t = useT("checkout");
  const language = useLanguage();
  const { head, problem } = useLoaderData<typeof loader>();
  return (
    <div className="page pt-10">
      <h1 className="mb-6 text-3xl">{head.title}</h1>
      {isUnderWay(problem.code) ? (
        <OrderPending code={problem.code} />
      ) : (
        <>
          <OrderErrorMessage problem={problem} />
          <p>
            <LinkButton reloadDocument to={href("checkoutReturn", language)}>
              {t("return.again")}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}
