import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { effectNotices } from "~/cart/cart-notices";
import { CheckoutFrame } from "~/checkout/CheckoutFrame";
import type { FieldErrors } from "~/checkout/fields";
import { checkInformation, readInformation, typedFromCart } from "~/checkout/information";
import { InformationForm } from "~/checkout/InformationForm";
import { OrderErrorMessage } from "~/checkout/OrderErrorMessage";
import { saveInformation } from "~/commerce/checkout.server";
import { keepFormOnServerError, keepUnansweredForm, useFormAnswer } from "~/layout/unanswered-form";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import { checkoutHandle } from "~/layout/CheckoutLayout";
import { setFlash } from "~/platform/cookies.server";
import { mergeHeaders, privatePage, redirectPrivately } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { cartForPage, readStepFlash, redirectCartGone } from "./order-result.server";
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

/** Validates the form and saves it in the cart; if it is invalid, the errors are returned with everything typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const typed = readInformation(await readForm(request));
  const checked = checkInformation(typed);
  const { errors, refusedPlaces } = checked.ok
    ? await placeMismatches(checked.value, typed.refusedPlaces)
    : { errors: checked.errors, refusedPlaces: typed.refusedPlaces };
  if (!checked.ok || Object.keys(errors).length > 0) {
    return data({ typed: { ...typed, refusedPlaces }, errors, unsaved: null }, { status: 422 });
  }
  const { error, effects, headers } = await saveInformation(shop, checked.value);
  if (error?.code === "cart_gone") return redirectCartGone(shop, headers);
  if (error) {
    const unsaved = error.code === "crowded" ? "crowded" : "failed";
    return data({ typed, errors: noErrors, unsaved } as const, { status: 503, headers });
  }
  // prices or codes have changed since the cart was shown: tell the shopper before payment
  if (effects.length > 0) await setFlash(headers, effectNotices(effects, shop.language));
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
        />
      )}
    </CheckoutFrame>
  );
}
