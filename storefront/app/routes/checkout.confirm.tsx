import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import type { CartPart } from "@su-turrone/contract/cart-view";
import type { Cents } from "@su-turrone/contract/money";
import { CheckoutFrame, DemoNotice } from "~/checkout/CheckoutFrame";
import { BuyerNotice, ContractTexts, OrderForm } from "~/checkout/OrderForm";
import { OrderErrorMessage } from "~/checkout/OrderErrorMessage";
import {
  shownFingerprint,
  shownTotal,
  isUnderWay,
  orderErrors,
  type OrderErrorView,
} from "~/checkout/order-errors";
import { checkoutPages, requiredPageBefore } from "~/checkout/steps";
import { Review } from "~/checkout/Review";
import { readCart } from "~/commerce/cart-store.server";
import { finishOrder } from "~/commerce/checkout.server";
import { keepFormOnServerError, keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { unlessDown } from "~/commerce/client.server";
import type { Cart } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { checkoutHandle } from "~/layout/CheckoutLayout";
import { env, paymentSetup } from "~/platform/env.server";
import { mergeHeaders, privatePage, redirectPrivately } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { cartForPage, readStepFlash, redirectAfterOrder, redirectToStep } from "./order-result.server";

export const handle = checkoutHandle;
export const meta = pageMeta;
export const headers = privatePage;
/** After a refusal the page shows the cart as it is now, so that the next press orders it. */
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  navigation.actionStatus === 409 || keepFormOnServerError(navigation);
export const clientAction = keepUnansweredForm;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "checkout");
  const { cart, headers } = await cartForPage(shop, "confirm", context);
  const head = { title: t("confirm.title"), description: t("title"), noindex: true };
  const demo = cart !== null && paymentSetup()?.sandboxScript !== null && cart.payment !== "bank_transfer";
  const { problem, headers: flashHeaders } = await readStepFlash(request);
  return data(
    { head, cart, demo, problem },
    { headers: problem ? mergeHeaders(headers, flashHeaders) : headers },
  );
}

const refusalResponse = (problem: OrderErrorView) =>
  data({ problem }, { status: orderErrors[problem.code].status });

/** The current cart; null if it is gone, has become an order, or commerce is down. */
const currentCart = async (shop: ShopContext): Promise<Cart | null> =>
  (await unlessDown(readCart(shop), () => null))?.cart ?? null;

/**
 * Reports that the total or something else differs from what the form showed: on this page, or on the step that has to
 * be repeated because of it. The cart is read only now, because placing the order must not wait for a second request.
 * @param shown total the form showed; null if it is not a valid amount
 * @param answer total according to commerce, if it was requested, and the parts that are not as shown
 */
async function respondToChange(
  shop: ShopContext,
  shown: Cents | null,
  error: "price_changed" | "cart_differs",
  { total_cents: total, changed = [] }: { total_cents?: Cents; changed?: readonly CartPart[] },
) {
  const cart = await currentCart(shop);
  const to = cart?.totals.total ?? total;
  const hasAmounts = error === "price_changed" && shown !== null && to !== undefined;
  const problem: OrderErrorView = {
    code: error,
    ...(hasAmounts ? { from: shown, to } : {}),
    ...(changed.length > 0 ? { changed } : {}),
  };
  // the payment session was opened for another total, so the payment method must be chosen again
  const mustChoosePayment = cart === null || (shown !== null && shown === total);
  const requiredPage = mustChoosePayment ? checkoutPages.payment : requiredPageBefore("confirm", cart);
  return requiredPage ? redirectToStep(shop, requiredPage, problem) : refusalResponse(problem);
}

/** Does not check the step's preconditions: a second click is answered with the order of the first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const shown = shownTotal(form.get("total"));
  if (shown === null) return respondToChange(shop, null, "price_changed", {});
  const return_url = new URL(href("checkoutReturn", shop.language), env.PUBLIC_URL).href;
  const fingerprint = shownFingerprint(form);
  const result = await finishOrder(shop, { shown_cents: shown, fingerprint, return_url });
  const answer = await redirectAfterOrder(shop, result);
  if (!("reason" in answer)) return answer;
  const { reason: error, changed, ...amounts } = answer;
  // that page waits until the bank or PayPal has answered or the order is placed
  if (isUnderWay(error)) return redirectPrivately(href("checkoutReturn", shop.language));
  if (error === "price_changed" || error === "cart_differs")
    return respondToChange(shop, shown, error, fingerprint === "" ? amounts : { ...amounts, changed });
  return refusalResponse({ code: error });
}

export default function CheckoutConfirm() {
  const t = useT("checkout");
  const language = useLanguage();
  const { cart, demo, problem } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>();
  const shownProblem = refused?.problem ?? problem;
  return (
    <CheckoutFrame step="confirm" title={t("confirm.title")} summary={null}>
      <div className="mb-8 space-y-2">
        <p className="text-chestnut">{t("confirm.intro")}</p>
        <ContractTexts />
      </div>
      {demo && (
        <div className="mb-8">
          <DemoNotice />
        </div>
      )}
      {shownProblem && <OrderErrorMessage problem={shownProblem} />}
      {cart ? (
        <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_30rem]">
          <div className="lg:self-start">
            <Review cart={cart} />
            <BuyerNotice country={cart.country} lines={cart.lines} />
          </div>
          <OrderForm cart={cart} />
        </div>
      ) : (
        <LinkButton to={href("checkoutConfirm", language)} reloadDocument>
          {t("return.again")}
        </LinkButton>
      )}
    </CheckoutFrame>
  );
}
