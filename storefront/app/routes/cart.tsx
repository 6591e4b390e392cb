import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CartLineRow } from "~/cart/CartLineRow";
import { CartSummary } from "~/cart/CartSummary";
import { CartTerms } from "~/cart/CartTerms";
import { EmptyCart } from "~/cart/EmptyCart";
import {
  parseCartIntent,
  statusOfProblem,
  type CartIntent,
  type CartProblem,
  type CartRefusal,
} from "~/cart/intents";
import { NoticeBar } from "~/cart/NoticeBar";
import { noticeFrom, noticeOf, type CartNotice } from "~/cart/notices";
import { problemText } from "~/cart/problem-text";
import { PriceNote } from "~/catalogue/PriceNote";
import {
  addLine,
  applyCode,
  readCart,
  removeCode,
  removeLine,
  setCountry,
  setQuantity,
  type CartResult,
} from "~/commerce/cart.server";
import { featuredProducts } from "~/commerce/list.server";
import { CommerceError } from "~/commerce/client.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import { safePath } from "~/i18n/safe-path";
import type { RouteHandle } from "~/layout/handle";
import { useSite } from "~/layout/use-site";
import { readFlash, setFlash } from "~/platform/flash.server";
import { joinHeaders, privatePage } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Notice } from "~/ui/Notice";

export const handle = { i18n: ["catalogue", "cart"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "cart");
  const head = { title: t("title"), description: t("metaDescription"), noindex: true };
  const { flash, headers: flashHeaders } = await readFlash(request);
  try {
    const { cart, lost, headers: cartHeaders } = await readCart(shop);
    const examples = cart && cart.lines.length > 0 ? [] : await featuredProducts(shop, 3);
    const gone: CartNotice | null = lost ? { key: "gone", values: {} } : null;
    return data(
      { head, cart, examples, notice: gone ?? noticeFrom(flash), away: false },
      { headers: joinHeaders(flashHeaders, cartHeaders) },
    );
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const view = { head, cart: null, examples: [], notice: null, away: true };
    return data(view, { status: 503, headers: flashHeaders });
  }
}

function perform(shop: ShopContext, intent: CartIntent): Promise<CartResult> {
  switch (intent.intent) {
    case "add":
      return addLine(shop, intent.variantId, intent.quantity);
    case "set-quantity":
      return setQuantity(shop, intent.lineId, intent.quantity);
    case "remove":
      return removeLine(shop, intent.lineId);
    case "apply-promo":
      return applyCode(shop, intent.code);
    case "remove-promo":
      return removeCode(shop, intent.code);
    case "set-country":
      return setCountry(shop, intent.country);
  }
}

function refuse(form: FormData, error: CartProblem, headers?: Headers) {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 100) : "";
  };
  const refusal: CartRefusal = {
    error,
    intent: text("intent"),
    lineId: text("lineId"),
    typed: text("quantity") || text("code"),
  };
  return data(refusal, { status: statusOfProblem[error.code], ...(headers ? { headers } : {}) });
}

/** The one place the cart is changed: a form with an intent; 303 back with a message, or 4xx with what is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const form = await readForm(request);
  const parsed = parseCartIntent(form);
  if ("problem" in parsed) return refuse(form, { code: parsed.problem });
  const { cart, error, headers } = await perform(shop, parsed.intent);
  if (error) return refuse(form, error, headers);
  await setFlash(headers, { kind: "success", ...noticeOf(parsed.intent, cart, shop.language) });
  return redirect(safePath(form.get("returnTo"), href("cart", shop.language)), { status: 303, headers });
}

/** A refusal that no line and no code field shows stands above the cart. */
const isAbove = (refusal: CartRefusal, lineIds: readonly string[]): boolean =>
  !lineIds.includes(refusal.lineId) && !refusal.error.code.startsWith("code_");

export default function CartPage() {
  const t = useT("cart");
  const { cart, examples, notice, away } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const payments = useSite()?.payments ?? [];
  const lines = cart?.lines ?? [];
  const above =
    refusal &&
    isAbove(
      refusal,
      lines.map((line) => line.id),
    )
      ? refusal.error
      : null;
  const problem: CartProblem | null = away ? { code: "unavailable" } : above;
  return (
    <>
      <NoticeBar notice={refusal ? null : notice} />
      <div className="page pt-8 md:pt-14">
        <h1 className="text-4xl">{t("title")}</h1>
        {problem && (
          <div className="mt-6">
            <Notice kind="error" live>
              {problemText(t, problem)}
            </Notice>
          </div>
        )}
        {!away && lines.length === 0 && (
          <div className="mt-8">
            <EmptyCart products={examples} />
          </div>
        )}
        {cart && lines.length > 0 && (
          <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
            <div>
              <ul className="divide-y divide-sand border-y border-sand">
                {lines.map((line) => (
                  <CartLineRow
                    key={line.id}
                    line={line}
                    refusal={refusal?.lineId === line.id ? refusal : undefined}
                  />
                ))}
              </ul>
              <div className="mt-4">
                <PriceNote whole />
              </div>
            </div>
            <div className="space-y-8">
              <CartSummary cart={cart} refusal={refusal} />
              <CartTerms methods={payments} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
