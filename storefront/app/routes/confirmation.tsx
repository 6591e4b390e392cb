import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { deliveryDates } from "~/catalogue/delivery-dates";
import { CommerceError } from "~/commerce/client.server";
import type { Order } from "~/commerce/order-view";
import { giveRefundAccount, isOrderKey, readOrder } from "~/commerce/order.server";
import { deliveryTerms } from "~/commerce/shop-facts.server";
import type { DeliverySchedule } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { qrCode } from "~/order/BankTransfer";
import { OrderView } from "~/order/OrderView";
import { refundAccountForm } from "~/content/forms.server";
import { serializeOrderRefs } from "~/platform/cookies.server";
import { privatePage, redirectPrivately } from "~/platform/headers";
import { log } from "~/platform/log.server";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { accepted, answerForm } from "./submit-form.server";

/**
 * The specification's messages (§8) about an order, each in order.json under `errors`, and their status codes:
 * - Order not found: this browser has no key for it, the key is wrong or expired, or there is no such order
 * - Error loading order: commerce could not be reached in time
 * - Order data not available: commerce was reached, but did not return the data
 */
const statusOfProblem = { notFound: 404, loading: 503, unavailable: 502 } as const;

type OrderProblem = keyof typeof statusOfProblem;

/** Shown instead of an order that cannot be displayed: the reason and what to do. */
function OrderNotFound({ problem }: { problem: OrderProblem }) {
  const t = useT("order");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className="page py-16 lg:py-28">
      <h1 className="text-4xl">{t(`errors.${problem}`)}</h1>
      <p className="mt-5 mb-8 max-w-text text-lg text-chestnut">{t(`errors.${problem}Text`)}</p>
      <p className="flex flex-wrap gap-4">
        {problem === "notFound" ? (
          <LinkButton to={href("orderLookup", language)}>{t("errors.lookup")}</LinkButton>
        ) : (
          <LinkButton to={pathname} reloadDocument>
            {t("errors.retry")}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={href("contact", language)}>
          {t("errors.contact")}
        </LinkButton>
      </p>
    </div>
  );
}

export const handle = { i18n: ["catalogue", "cart", "checkout", "order"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

/** A link from an e-mail contains the order's key: move it into the cookie, and out of the URL, which may be shared. */
async function openByLink(shop: ShopContext, id: string, key: string) {
  if (!(await isOrderKey(shop, id, key))) return null;
  const headers = new Headers({ "Set-Cookie": await serializeOrderRefs(shop.request, id, key) });
  return redirectPrivately(href("confirmation", shop.language, { id }), headers);
}

/** Expected delivery dates, calculated from the payment date; only while the order is being processed. */
function deliveryOf({ status, timeline, withdrawal }: Order, terms: DeliverySchedule | null) {
  const paid = timeline.findLast(({ what }) => what === "paid");
  if (status !== "processing" || withdrawal?.next || !paid || !terms) return null;
  return deliveryDates(new Date(paid.at), terms, isItalianHoliday);
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "order");
  const id = params["id"] ?? "";
  const orderNotShown = (problem: OrderProblem) => {
    const head = { title: t(`errors.${problem}`), description: t(`errors.${problem}Text`), noindex: true };
    return data(
      { head, order: null, delivery: null, code: null, problem },
      { status: statusOfProblem[problem] },
    );
  };
  try {
    const key = new URL(request.url).searchParams.get("key");
    if (key !== null) return (await openByLink(shop, id, key)) ?? orderNotShown("notFound");
    const order = await readOrder(shop, id);
    if (!order) return orderNotShown("notFound");
    const title = t("metaTitle", { number: order.number });
    const head = { title, description: title, noindex: true };
    const epc = order.bank_transfer?.epc;
    const code = epc ? qrCode(epc) : null;
    return data({ head, order, delivery: deliveryOf(order, await deliveryTerms(shop)), code, problem: null });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "an order could not be shown");
    return orderNotShown(error.kind === "unreachable" || error.kind === "slow" ? "loading" : "unavailable");
  }
}

/** Takes the account for a refund by bank transfer. */
export function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const id = params["id"] ?? "";
  return answerForm({
    shop,
    form: refundAccountForm,
    purpose: "an account for a refund",
    send: async (account) =>
      (await giveRefundAccount(shop, id, account))
        ? accepted(redirectPrivately(href("confirmation", shop.language, { id })))
        : { problem: "refused" as const, status: 422 },
  });
}

export default function Confirmation() {
  const refusedAccount = useFormAnswer<typeof action>() ?? null;
  const { order, delivery, code, problem } = useLoaderData<typeof loader>();
  return order ? (
    <OrderView order={order} delivery={delivery} code={code} refusedAccount={refusedAccount} />
  ) : (
    <OrderNotFound problem={problem} />
  );
}
