import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import { DemoNotice } from "~/checkout/DemoNotice";
import { OrderForm } from "~/checkout/OrderForm";
import { OrderProblem } from "~/checkout/OrderProblem";
import { isStillTheTotal, statusOfOrderProblem, type OrderProblemView } from "~/checkout/order-problems";
import { Review } from "~/checkout/Review";
import { readCart } from "~/commerce/cart.server";
import { finishOrder } from "~/commerce/checkout.server";
import { BuyerNotice } from "~/content/BuyerNotice";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { env } from "~/platform/env.server";
import { privatePage } from "~/platform/headers";
import { paymentSetup } from "~/platform/payment-setup.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { cartForStep } from "./checkout-guard.server";
import { isMendedAtCart, wayOn } from "./order-outcome.server";

export const handle = { i18n: ["catalogue", "cart", "checkout"], quiet: true } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "checkout");
  const { cart, headers } = await cartForStep(shop, "confirm");
  const head = { title: t("confirm.title"), description: t("title"), noindex: true };
  const demo = paymentSetup()?.sandboxScript !== null && cart.payment !== "bank_transfer";
  return data({ head, cart, demo }, { headers });
}

/**
 * Places the order. The cart is not asked for by the step's rules here: a second click arrives when it has already
 * become an order, and gets that very order.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const shown = (await readForm(request)).get("total");
  const { cart } = await readCart(shop);
  const refuse = (problem: OrderProblemView) =>
    data({ problem }, { status: statusOfOrderProblem[problem.code] });
  if (cart && !isStillTheTotal(shown, cart.totals.total)) {
    return refuse({ code: "price_changed", from: Number(shown), to: cart.totals.total });
  }
  const returnUrl = new URL(href("checkoutReturn", shop.language), env.PUBLIC_URL).href;
  const result = await finishOrder(shop, { shown: Number(shown), returnUrl });
  const response = await wayOn(shop, result);
  if (response) return response;
  if (!("error" in result) || isMendedAtCart(result.error)) return redirect(href("cart", shop.language), 303);
  if (result.error !== "price_changed" || result.total === null) return refuse({ code: result.error });
  return refuse({ code: result.error, from: Number(shown), to: result.total });
}

export default function CheckoutConfirm() {
  const t = useT("checkout");
  const { cart, demo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CheckoutFrame step="confirm" title={t("confirm.title")} summary={null}>
      <p className="mb-8 text-chestnut">{t("confirm.intro")}</p>
      {demo && (
        <div className="mb-8">
          <DemoNotice />
        </div>
      )}
      {refused && <OrderProblem problem={refused.problem} />}
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="lg:self-start">
          <Review cart={cart} />
          {cart.shippingAddress && <BuyerNotice country={cart.shippingAddress.country} lines={cart.lines} />}
        </div>
        <OrderForm cart={cart} />
      </div>
    </CheckoutFrame>
  );
}
