import { Link } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { CartContents } from "./CartContents";
import { CartSummary } from "./CartSummary";
import { useCart } from "./CartProvider";
import { useShownCart } from "./use-shown-cart";
import { errorMessage } from "./error-message";
import { generalCartError } from "./refusal-placement";

/** Content of the cart drawer: the same lines and summary as on the cart page. */
export function CartDrawer() {
  const t = useT("cart");
  const language = useLanguage();
  const { outcome, setDrawer } = useCart();
  const { cart, pending, failed } = useShownCart();
  const problem = failed
    ? { code: "unavailable" as const }
    : generalCartError(outcome?.refusal, cart ?? null);
  return (
    <div className="mt-2 space-y-5">
      {cart === undefined && !failed && <p>{t("loading")}</p>}
      {problem && (
        <Notice kind="error" live>
          {errorMessage(t, problem, language)}
        </Notice>
      )}
      {cart && cart.lines.length > 0 && (
        <>
          <CartContents cart={cart} refusal={outcome?.refusal ?? undefined} pending={pending} heading="h3" />
          <CartSummary cart={cart} refusal={outcome?.refusal ?? undefined} pending={pending} inDrawer />
          <p className="text-center">
            <Link to={href("cart", language)} className="link inline-block py-2">
              {t("flash.addedLink")}
            </Link>
          </p>
        </>
      )}
      {cart !== undefined && !cart?.lines.length && (
        <div className="rounded-md bg-linen px-6 py-12 text-center">
          <p className="mx-auto max-w-text">{t("empty.title")}</p>
          <LinkButton to={href("products", language)} className="mt-6" onClick={() => setDrawer(false)}>
            {t("empty.action")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
