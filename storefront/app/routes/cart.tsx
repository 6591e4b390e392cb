import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { countryName, list } from "@su-turrone/contract/formats";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { useState } from "react";
import type { CartActionError, CartSnapshot } from "~/cart/cart-action-result";
import type { CartNotice } from "~/cart/cart-notices";
import { CartContents } from "~/cart/CartContents";
import { useCart } from "~/cart/CartProvider";
import { CartSummary } from "~/cart/CartSummary";
import { EmptyCart } from "~/cart/EmptyCart";
import { errorMessage, generalCartError } from "~/cart/error-message";
import { ExpressCheckout } from "~/cart/ExpressCheckout";
import { FreeShippingProducts, missingOf, productsToFreeShipping } from "~/cart/FreeShipping";
import { isOrderable } from "~/cart/line-issue";
import { NoticeBar } from "~/cart/NoticeBar";
import { PaymentBadges } from "~/cart/PaymentBadges";
import { ProceedLink } from "~/cart/ProceedLink";
import { useShownCart } from "~/cart/use-shown-cart";
import { readCart } from "~/commerce/cart-store.server";
import { CommerceError } from "~/commerce/client.server";
import { featuredOrNone } from "~/commerce/list.server";
import type { Cart, ProductCard } from "~/commerce/types";
import { fixedT } from "~/i18n/i18n.server";
import { href, safePath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { useRootData } from "~/layout/use-root-data";
import { env, paymentSetup } from "~/platform/env.server";
import { readFlash, setFlash } from "~/platform/cookies.server";
import { mergeHeaders, privatePage, redirectPrivately } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { cartKey } from "~/platform/signing.server";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { ErrorNotice } from "~/ui/Notice";
import { useHydrated } from "~/ui/use-hydrated";
import { changeCartByForm, noticesFrom, snapshotOf } from "./cart-change.server";

/** The link that opens this cart on another device, copied by hand or with a button. */
function DeviceLink({ link }: { link: string }) {
  const t = useT("cart");
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(0);
  return (
    <details className="text-sm">
      <summary className="link inline-block py-2">{t("device.offer")}</summary>
      <div className="mt-2 space-y-3">
        <Field
          id="device-link"
          label={t("device.label")}
          hint={t("device.hint")}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        {hydrated && (
          <Button
            type="button"
            variant="secondary"
            onClick={() => {
              void navigator.clipboard.writeText(link).then(() => setCopied((n) => n + 1));
            }}
          >
            {t("device.copy")}
          </Button>
        )}
        <p role="status">{copied > 0 && <span key={copied}>{t("device.copied")}</span>}</p>
      </div>
    </details>
  );
}

/**
 * Delivery restrictions and payment methods, which must be shown at the latest when ordering begins (§312j(1) BGB, art.
 * 51(3) Codice del consumo).
 */
function CartTerms({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useT("cart");
  const tCommon = useT();
  const language = useLanguage();
  const countries = countryCodes.map((code) => countryName(code, language));
  const names = methods.map((method) => tCommon(`payment.${method}`));
  return (
    <section aria-labelledby="cart-terms" className="text-sm text-chestnut">
      <h2 id="cart-terms" className="text-base text-almond">
        {t("terms.title")}
      </h2>
      <p className="mt-2">
        {t("terms.countries", { countries: list(countries, language) })} {t("terms.excluded")}
      </p>
      <p className="mt-2">{t("terms.payment", { methods: list(names, language) })}</p>
      <div className="mt-3">
        <PaymentBadges methods={methods} />
      </div>
      <p className="mt-2">
        <Link to={href("shipping", language)} className="link">
          {t("terms.more")}
        </Link>
      </p>
    </section>
  );
}

export const handle = { i18n: ["catalogue", "cart"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

const weekSeconds = 7 * 24 * 60 * 60;

const deviceLink = (shop: ShopContext, cartId: string): string =>
  `${env.PUBLIC_URL}${href("cartContinue", shop.language)}?key=${cartKey(cartId, weekSeconds)}`;

/** Products to show next to the cart: some featured ones if it is empty, or two that bring it to free shipping. */
async function productsFor(shop: ShopContext, cart: Cart | null): Promise<ProductCard[]> {
  if (!cart?.lines.length) return featuredOrNone(shop, 3);
  const missing = missingOf(cart);
  if (missing === 0) return [];
  const inCart = cart.lines.map((line) => line.product_id);
  return productsToFreeShipping(await featuredOrNone(shop), missing, inCart, 2);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "cart");
  const head = { title: t("title"), description: t("metaDescription"), noindex: true };
  const { flash, headers: flashHeaders } = await readFlash(request);
  try {
    const { cart, lost, ordered, underWay, headers: cartHeaders } = await readCart(shop);
    if (underWay) return redirectPrivately(href("checkoutReturn", shop.language));
    if (ordered?.inThisBrowser) {
      const to = href("confirmation", shop.language, { id: ordered.id });
      return redirectPrivately(to, cartHeaders);
    }
    const examples = await productsFor(shop, cart);
    const lostCartNotices: CartNotice[] = lost ? [{ key: "gone", values: {} }] : [];
    if (ordered) lostCartNotices.push({ key: "orderedElsewhere", values: {} });
    const snapshot = await snapshotOf(shop, cart);
    const link = cart && cart.lines.length > 0 ? deviceLink(shop, cart.id) : null;
    return data(
      {
        head,
        link,
        setup: paymentSetup(),
        snapshot,
        examples,
        notices: [...lostCartNotices, ...noticesFrom(flash)],
        unavailable: false,
      },
      { headers: mergeHeaders(flashHeaders, cartHeaders) },
    );
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const view = {
      head,
      link: null,
      setup: null,
      snapshot: { cart: null, at: 0, delivery: null },
      examples: [],
      notices: [],
      unavailable: true,
    };
    return data(view, { status: 503, headers: flashHeaders });
  }
}

/** Without scripts a product page is rendered for another weight than the one that is then chosen and added. */
function withAddedWeight(path: string, variantId: unknown, snapshot: CartSnapshot | null): string {
  const grams = snapshot?.cart?.lines.find((line) => line.variant_id === variantId)?.grams;
  return grams ? path.replace(/\bweight=\d+/, `weight=${grams}`) : path;
}

/** Answers 303 with a flash message, or 4xx with the refusal; scripts use api.cart.ts instead. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const { answer, status, headers } = await changeCartByForm(shop, form);
  if (answer.refusal) return data(answer, { status, headers });
  await setFlash(headers, answer.notices);
  const path = safePath(form.get("returnTo"), href("cart", shop.language));
  return redirectPrivately(withAddedWeight(path, form.get("variantId"), answer.snapshot), headers);
}

export default function CartPage() {
  const t = useT("cart");
  const language = useLanguage();
  const { link, setup, snapshot, examples, notices, unavailable } = useLoaderData<typeof loader>();
  const payments = useRootData()?.payments ?? [];
  const actionData = useActionData<typeof action>();
  const { outcome } = useCart();
  const { cart, delivery, pending } = useShownCart(snapshot);
  const refusal = outcome ? outcome.refusal : actionData?.refusal;
  const empty = !cart?.lines.length;
  // the first item is being added to a cart that does not exist yet
  const isCreatingCart = pending && !cart;
  const problem: CartActionError | null =
    unavailable && empty ? { code: "unavailable" } : generalCartError(refusal, cart ?? null);
  return (
    <>
      <NoticeBar notices={actionData ? actionData.notices : notices} />
      <div className="page pt-8 md:pt-14">
        <h1 className="text-4xl">{t("title")}</h1>
        {problem && (
          <div className="mt-6">
            <ErrorNotice>{errorMessage(t, problem, language)}</ErrorNotice>
          </div>
        )}
        {isCreatingCart && (
          <p role="status" className="mt-8">
            {t("loading")}
          </p>
        )}
        {!unavailable && empty && !isCreatingCart && (
          <div className="mt-8">
            <EmptyCart products={examples} />
          </div>
        )}
        {cart && !empty && (
          <>
            {/* on phones the summary is below the lines, off screen */}
            {isOrderable(cart) && (
              <div className="mt-6 sm:max-w-sm lg:hidden">
                <ProceedLink cart={cart} pending={pending} />
              </div>
            )}
            <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
              <CartContents cart={cart} refusal={refusal ?? undefined} pending={pending} heading="h2" />
              <div className="space-y-8 lg:row-span-2">
                <CartSummary
                  cart={cart}
                  refusal={refusal ?? undefined}
                  pending={pending}
                  delivery={delivery}
                  express={
                    setup && (
                      <ExpressCheckout setup={setup} methods={payments} cart={cart} pending={pending} />
                    )
                  }
                />
                <CartTerms methods={payments} />
                {link && <DeviceLink link={link} />}
              </div>
              <FreeShippingProducts cart={cart} products={examples} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
