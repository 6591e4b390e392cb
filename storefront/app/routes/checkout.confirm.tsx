import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Cents } from "@su-turrone/contract/money";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import { ContractTexts } from "~/checkout/ContractTexts";
import { DemoNotice } from "~/checkout/DemoNotice";
import { OrderForm } from "~/checkout/OrderForm";
import { OrderErrorMessage } from "~/checkout/OrderErrorMessage";
import { isStillTheTotal, isUnderWay, httpStatusOf, type OrderErrorView } from "~/checkout/order-errors";
import { methodFrom } from "~/checkout/payment-methods";
import { pageBefore } from "~/checkout/steps";
import { Review } from "~/checkout/Review";
import { readCart } from "~/commerce/cart.server";
import { finishOrder } from "~/commerce/checkout.server";
import { keepFormOnServerError } from "~/layout/keep-form-on-server-error";
import { isFailure } from "~/commerce/client.server";
import type { Cart } from "~/commerce/types";
import { BuyerNotice } from "~/content/BuyerNotice";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { env } from "~/platform/env.server";
import { privatePage, redirectPrivately } from "~/platform/headers";
import { paymentSetup } from "~/platform/payment-setup.server";
import { readForm } from "~/platform/read-form";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { LinkButton } from "~/ui/Button";
import { cartForPage } from "./checkout-guard.server";
import { isFixedInCart, redirectToStep, redirectAfterOrder } from "./order-result.server";

export const handle = { i18n: ["catalogue", "cart", "checkout"], quiet: true } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const shouldRevalidate = keepFormOnServerError;
export const clientAction = keepUnansweredForm;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "checkout");
  const { cart, headers } = await cartForPage(shop, "confirm", context);
  const head = { title: t("confirm.title"), description: t("title"), noindex: true };
  const demo = cart !== null && paymentSetup()?.sandboxScript !== null && cart.payment !== "bank_transfer";
  return data({ head, cart, demo }, { headers });
}

/** The cart the button is about; null when it is gone or has become an order. */
async function cartToOrder(shop: ShopContext): Promise<Cart | null | "away"> {
  try {
    return (await readCart(shop)).cart;
  } catch (error) {
    if (isFailure(error)) return "away";
    throw error;
  }
}

const changed = (shown: FormDataEntryValue | null, to: Cents | null): OrderErrorView => ({
  code: "price_changed",
  ...(to === null ? {} : { from: Number(shown), to }),
});

/**
 * Places the order. The cart is not asked for by the step's rules here: a second click arrives when it has already
 * become an order, and gets that very order.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const shown = form.get("total");
  const refuse = (problem: OrderErrorView) => data({ problem }, { status: httpStatusOf[problem.code] });
  const cart = await cartToOrder(shop);
  if (cart === "away") return refuse({ code: "unavailable" });
  if (cart && !isStillTheTotal(shown, cart.totals.total)) {
    const problem = changed(shown, cart.totals.total);
    const before = pageBefore("confirm", cart);
    return before ? redirectToStep(shop, before, problem) : refuse(problem);
  }
  const returnUrl = new URL(href("checkoutReturn", shop.language), env.PUBLIC_URL).href;
  const payment = methodFrom(form.get("payment"));
  const result = await finishOrder(shop, { shown: Number(shown), payment, returnUrl });
  const response = await redirectAfterOrder(shop, result);
  if (response) return response;
  if (!("error" in result) || isFixedInCart(result.error))
    return redirectPrivately(href("cart", shop.language));
  // looked after there until the bank or PayPal has answered, or the order is made
  if (isUnderWay(result.error)) return redirectPrivately(href("checkoutReturn", shop.language));
  // the payment was opened for another total, so it has to be chosen anew
  if (result.error === "price_changed")
    return redirectToStep(shop, "checkoutPayment", changed(shown, result.total));
  return refuse({ code: result.error });
}

export default function CheckoutConfirm() {
  const t = useT("checkout");
  const language = useLanguage();
  const { cart, demo } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>();
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
      {refused && <OrderErrorMessage problem={refused.problem} />}
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
