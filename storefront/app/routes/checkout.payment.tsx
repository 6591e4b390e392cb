import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { money } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { CartNotice } from "~/cart/cart-notices";
import { NoticeList } from "~/cart/NoticeList";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import type { OrderErrorView } from "~/checkout/order-errors";
import { OrderErrorMessage } from "~/checkout/OrderErrorMessage";
import { isFree, methodFrom } from "~/checkout/payment-methods";
import { PaymentForm } from "~/checkout/PaymentForm";
import { unlessDown } from "~/commerce/client.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { keepFormOnServerError, keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { PostForm } from "~/layout/PostForm";
import { checkoutHandle } from "~/layout/CheckoutLayout";
import { mergeHeaders, privatePage, redirectPrivately } from "~/platform/headers";
import { paymentSetup } from "~/platform/env.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { cartForPage, cartForStep, readStepFlash, redirectCartGone } from "./order-result.server";
import { choosePayment, loadOfferedMethods } from "./payment-choice.server";

interface ChangesNoticeProps {
  notices: readonly CartNotice[];
  /** Current order total; null while it is unknown. */
  total: Cents | null;
}

/**
 * Reports changed prices and codes before the shopper chooses a payment method: they must have seen the price before
 * ordering (directive 2011/83/EU, art. 8(2)).
 */
function ChangesNotice({ notices, total }: ChangesNoticeProps) {
  const t = useT("checkout");
  const language = useLanguage();
  return (
    <div className="mb-6">
      <Notice live title={t("changes.title")}>
        <NoticeList notices={notices} />
        {total !== null && <p>{t("changes.total", { total: money(total, language) })}</p>}
      </Notice>
    </div>
  );
}

/** Payment step of an order that costs nothing: no method to choose, only a button to continue. */
function NothingToPay() {
  const t = useT("checkout");
  const sending = useNavigation().state === "submitting";
  return (
    <PostForm className="space-y-8">
      <p>{t("payment.nothing")}</p>
      <Button wide disabled={sending}>
        {t("payment.submit")}
      </Button>
    </PostForm>
  );
}

export const handle = checkoutHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const shouldRevalidate = keepFormOnServerError;
export const clientAction = keepUnansweredForm;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "checkout");
  const methods = await loadOfferedMethods(shop);
  const { cart, transferLimit, headers } = await cartForPage(shop, "payment", context, {
    transferLimit: methods.includes("bank_transfer"),
  });
  const head = { title: t("payment.title"), description: t("title"), noindex: true };
  const { problem: reported, notices, headers: flashHeaders } = await readStepFlash(request);
  const setup = paymentSetup();
  const chosen = cart?.payment ?? null;
  const isWithdrawn = chosen !== null && !methods.includes(chosen);
  const problem: OrderErrorView | null = reported && isWithdrawn ? { code: "method_withdrawn" } : reported;
  return data(
    { head, cart, setup, methods, transferLimit, problem, notices },
    { headers: mergeHeaders(headers, flashHeaders) },
  );
}

/**
 * Opens the payment session: address, shipping and codes are settled by now, and so is the total. A card is sent as the
 * token created by its form.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const step = await unlessDown(cartForStep(shop, "payment"), () => null);
  if (!step) {
    const method = methodFrom(form.get("method"));
    return data({ error: "saving" as const, method }, { status: 503 });
  }
  const confirm = href("checkoutConfirm", shop.language);
  if (isFree(step.cart)) return redirectPrivately(confirm);
  const { error, method, headers } = await choosePayment(shop, form);
  if (error === "cart_gone") return redirectCartGone(shop, headers);
  if (error) return data({ error, method }, { status: error === "saving" ? 503 : 422, headers });
  return redirectPrivately(confirm, headers);
}

export default function CheckoutPayment() {
  const t = useT("checkout");
  const { cart, setup, methods, transferLimit, problem, notices } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>();
  const error = refused?.error ?? null;
  const shown = error === "withdrawn" ? ({ code: "method_withdrawn" } as const) : refused ? null : problem;
  return (
    <CheckoutFrame step="payment" title={t("payment.title")} summary={cart}>
      {shown && <OrderErrorMessage problem={shown} step="payment" />}
      {notices.length > 0 && !refused && (
        <ChangesNotice notices={notices} total={cart?.totals.total ?? null} />
      )}
      {cart && isFree(cart) ? (
        <NothingToPay />
      ) : (
        <PaymentForm
          methods={methods}
          transferLimit={transferLimit}
          chosen={refused?.method ?? cart?.payment ?? null}
          total={cart?.totals.total ?? null}
          setup={setup}
          error={error === "withdrawn" ? null : error}
        />
      )}
    </CheckoutFrame>
  );
}
