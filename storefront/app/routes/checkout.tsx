import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { effectNotices } from "~/cart/cart-notices";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import type { Cents } from "@su-turrone/contract/money";
import type { FieldErrors } from "~/checkout/fields";
import {
  checkInformation,
  mergeWallet,
  readInformation,
  type TypedInformation,
  typedFromCart,
} from "~/checkout/information";
import { InformationForm } from "~/checkout/InformationForm";
import { shownTotal } from "~/checkout/order-errors";
import { OrderErrorMessage } from "~/checkout/OrderErrorMessage";
import { checkoutPages } from "~/checkout/steps";
import { saveInformation } from "~/commerce/checkout.server";
import { unlessDown } from "~/commerce/client.server";
import { keepFormOnServerError, keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import { checkoutHandle } from "~/layout/CheckoutLayout";
import { setFlash } from "~/platform/cookies.server";
import { mergeHeaders, privatePage, redirectPrivately } from "~/platform/headers";
import { readForm, textOf } from "~/platform/read-form";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import {
  cartForPage,
  cartForStep,
  readStepFlash,
  redirectCartGone,
  redirectToStep,
} from "./order-result.server";
import { choosePayment, isToken } from "./payment-choice.server";
import { placeMismatches } from "./postal-codes.server";

export const handle = checkoutHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const shouldRevalidate = keepFormOnServerError;
export const clientAction = keepUnansweredForm;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "checkout");
  const { cart, headers } = await cartForPage(shop, "information", context);
  const head = { title: t("information.title"), description: t("title"), noindex: true };
  const { problem, headers: flashHeaders } = await readStepFlash(request);
  const page = { head, cart, typed: cart && typedFromCart(cart), problem };
  return data(page, { headers: problem ? mergeHeaders(headers, flashHeaders) : headers });
}

const noErrors: FieldErrors = {};
const noPayment: Readonly<Record<string, string>> = {};

/** Fields by which the payment of a wallet stays with the form until the information is complete. */
const paymentOf = (form: FormData): Readonly<Record<string, string>> =>
  isToken(form.get("token"))
    ? Object.fromEntries(["method", "token", "total"].map((name) => [name, textOf(form, name)]))
    : {};

/**
 * Leads to the order button with the payment of a wallet; to the payment step if the wallet showed another total, or if
 * its payment cannot be used.
 */
async function redirectWithWallet(shop: ShopContext, form: FormData, total: Cents, saved: Headers) {
  const shown = shownTotal(form.get("total"));
  if (shown !== total) {
    const amounts = shown === null ? {} : { from: shown, to: total };
    return redirectToStep(shop, checkoutPages.payment, { code: "price_changed", ...amounts });
  }
  const { error, headers } = await choosePayment(shop, form);
  if (error === "cart_gone") return redirectCartGone(shop, headers);
  if (!error) return redirectPrivately(href("checkoutConfirm", shop.language), mergeHeaders(saved, headers));
  const code = error === "withdrawn" ? "method_withdrawn" : "payment_missing";
  return redirectToStep(shop, checkoutPages.payment, { code });
}

/** What a wallet says, together with the cart; null while commerce is down. */
async function mergedWithCart(shop: ShopContext, wallet: TypedInformation): Promise<TypedInformation | null> {
  const step = await unlessDown(cartForStep(shop, "information"), () => null);
  return step && mergeWallet(wallet, step.cart);
}

/**
 * Validates the form and saves it in the cart; if it is invalid, the errors are returned with everything typed. A wallet
 * sends the same form from the cart page, with its payment.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const payment = paymentOf(form);
  const sent = readInformation(form);
  const typed = form.has("wallet") ? await mergedWithCart(shop, sent) : sent;
  if (!typed)
    return data({ typed: sent, errors: noErrors, unsaved: "failed", payment } as const, { status: 503 });
  const checked = checkInformation(typed);
  const { errors, refusedPlaces } = checked.ok
    ? await placeMismatches(checked.value, typed.refusedPlaces)
    : { errors: checked.errors, refusedPlaces: typed.refusedPlaces };
  if (!checked.ok || Object.keys(errors).length > 0) {
    return data({ typed: { ...typed, refusedPlaces }, errors, unsaved: null, payment }, { status: 422 });
  }
  const { cart, error, effects, headers } = await saveInformation(shop, checked.value);
  if (error?.code === "cart_gone") return redirectCartGone(shop, headers);
  if (error) {
    const unsaved = error.code === "crowded" ? "crowded" : "failed";
    return data({ typed, errors: noErrors, unsaved, payment } as const, { status: 503, headers });
  }
  // prices or codes have changed since the cart was shown: tell the shopper before payment
  if (effects.length > 0) await setFlash(headers, effectNotices(effects, shop.language));
  else if (cart && "token" in payment) return redirectWithWallet(shop, form, cart.totals.total, headers);
  return redirectPrivately(href("checkoutPayment", shop.language), headers);
}

export default function CheckoutInformation() {
  const t = useT("checkout");
  const { cart, typed, problem } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>();
  const shown = refused?.typed ?? typed;
  return (
    <CheckoutFrame step="information" title={t("information.title")} summary={cart}>
      {problem && !refused && <OrderErrorMessage problem={problem} step="information" />}
      {shown && (
        <InformationForm
          typed={shown}
          errors={refused?.errors ?? noErrors}
          unsaved={refused?.unsaved ?? null}
          payment={refused?.payment ?? noPayment}
        />
      )}
    </CheckoutFrame>
  );
}
