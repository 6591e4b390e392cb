import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import { availableMethods, methodFrom } from "~/checkout/payment-methods";
import { PaymentForm } from "~/checkout/PaymentForm";
import { choosePayment } from "~/commerce/checkout.server";
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
  const { cart, headers } = await cartForStep(shop, "payment");
  const head = { title: t("payment.title"), description: t("title"), noindex: true };
  return data({ head, cart }, { headers });
}

/** Opens the payment session: address, shipping and code are settled by now, so the total is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const method = methodFrom((await readForm(request)).get("method"));
  if (!method) return data({ error: "method" as const }, { status: 422 });
  await cartForStep(shop, "payment");
  const { error, headers } = await choosePayment(shop, method);
  if (error?.code === "cart_gone") return redirect(href("cart", shop.language), { status: 303, headers });
  if (error) return data({ error: "saving" as const }, { status: 503, headers });
  return redirect(href("checkoutConfirm", shop.language), { status: 303, headers });
}

export default function CheckoutPayment() {
  const t = useT("checkout");
  const { cart } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CheckoutFrame step="payment" title={t("payment.title")} summary={cart}>
      <PaymentForm methods={availableMethods} chosen={cart.payment} error={refused?.error ?? null} />
    </CheckoutFrame>
  );
}
