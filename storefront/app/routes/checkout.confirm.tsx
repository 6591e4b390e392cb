import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import { OrderForm } from "~/checkout/OrderForm";
import { OrderProblem } from "~/checkout/OrderProblem";
import { isStillTheTotal, statusOfOrderProblem, type OrderProblemView } from "~/checkout/order-problems";
import { Review } from "~/checkout/Review";
import { readCart } from "~/commerce/cart.server";
import { placeOrder } from "~/commerce/checkout.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { privatePage } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { cartForStep } from "./checkout-guard.server";

export const handle = { i18n: ["catalogue", "cart", "checkout"], quiet: true } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "checkout");
  const { cart, headers } = await cartForStep(shop, "confirm");
  const head = { title: t("confirm.title"), description: t("title"), noindex: true };
  return data({ head, cart }, { headers });
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
  const result = await placeOrder(shop);
  if ("orderId" in result) {
    return redirect(href("confirmation", shop.language, { id: result.orderId }), {
      status: 303,
      headers: result.headers,
    });
  }
  if (result.error === "cart_gone") return redirect(href("cart", shop.language), 303);
  return refuse({ code: result.error });
}

export default function CheckoutConfirm() {
  const t = useT("checkout");
  const { cart } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CheckoutFrame step="confirm" title={t("confirm.title")} summary={null}>
      <p className="mb-8 text-chestnut">{t("confirm.intro")}</p>
      {refused && <OrderProblem problem={refused.problem} />}
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <Review cart={cart} />
        <OrderForm cart={cart} />
      </div>
    </CheckoutFrame>
  );
}
