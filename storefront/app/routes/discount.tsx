import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { formLimits } from "@su-turrone/contract/limits";
import { normaliseLine } from "@su-turrone/contract/normalise-text";
import { noticesOf, waitingNotice, type CartNotice } from "~/cart/cart-notices";
import { applyLinkedCode, type LinkedCode } from "~/commerce/cart.server";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { href, languageOfPath, safePath } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { PostForm } from "~/layout/PostForm";
import { keepUnansweredForm } from "~/layout/unanswered-form";
import { setFlash } from "~/platform/cookies.server";
import { privatePage } from "~/platform/headers";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/Button";

export const handle = { i18n: ["cart"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;
export const clientAction = keepUnansweredForm;

/** The code in the URL. @throws 404 if it is empty or too long to be a code */
function codeOf(param: string | undefined): string {
  const code = normaliseLine(param ?? "");
  if (code === "" || code.length > formLimits.code) throw new Response(null, { status: 404 });
  return code;
}

/** Opening the link changes nothing; only its form does, which scripts submit automatically. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = codeOf(params["code"]);
  const t = fixedT(languageOfPath(new URL(request.url).pathname), "cart");
  return {
    head: { title: t("discount.title", { code }), description: t("discount.text"), noindex: true },
    code,
    alternates: { de: code, it: code, en: code },
  };
}

/** Message about the code for the page the link redirects to. */
function noticeOf(code: string, { error, remembered, cart }: LinkedCode, shop: ShopContext): CartNotice {
  if (remembered) return { key: "linkCode", values: { code: code.toUpperCase() } };
  if (!error) {
    const [applied] = noticesOf(
      { intent: "apply-promo", code },
      { cart, effects: [], removedLines: [] },
      shop.language,
    );
    return applied;
  }
  if (error.waiting) return waitingNotice(error.waiting, shop.language);
  if (error.code === "code_too_fast") return { key: "codeTooFast", values: {} };
  if (error.code === "code_too_often") return { key: "codeTooOften", values: {} };
  return { key: error.code === "unavailable" ? "unavailable" : "codeInvalid", values: {} };
}

/** Applies or remembers the code, and redirects to the link's target within this shop. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopFrom(request, context);
  const code = codeOf(params["code"]);
  const linked = await applyLinkedCode(shop, code);
  await setFlash(linked.headers, [noticeOf(code, linked, shop)]);
  const to = safePath(new URL(request.url).searchParams.get("to"), href("cart", shop.language));
  return redirect(to, { status: 303, headers: linked.headers });
}

export default function DiscountLink() {
  const t = useT("cart");
  const { code } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  useEffect(() => {
    // replace this history entry, so that the back button does not lead here again
    submit({}, { method: "post", replace: true });
  }, [submit]);
  return (
    <>
      <PageIntro title={t("discount.title", { code })} intro={t("discount.text")} />
      <div className="page">
        <PostForm replace>
          <Button>{t("discount.button")}</Button>
        </PostForm>
      </div>
    </>
  );
}
