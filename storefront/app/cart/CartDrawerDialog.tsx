import { Link, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { OfflineNotice } from "~/layout/ConnectionNotice";
import { Crumbs } from "~/ui/Band";
import { LinkButton } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ErrorNotice } from "~/ui/Notice";
import { NavigationProgress } from "~/ui/ProgressLine";
import { CartContents } from "./CartContents";
import { useCart } from "./CartProvider";
import { CartSummary } from "./CartSummary";
import { useCookiesMissing } from "./cookies-missing";
import { errorMessage, generalCartError } from "./error-message";
import { ExpressButton, expressHref } from "./ExpressButton";
import { NoticeList } from "./NoticeList";
import { useShownCart } from "./use-shown-cart";

/** The drawer: the result of the last change, and below it the cart. */
export default function CartDrawerDialog() {
  const t = useT();
  const { drawer, setDrawer, outcome } = useCart();
  // a screen reader only announces text added to an existing live region, so the notices are rendered after the drawer
  // has opened
  const [isOpen, setIsOpen] = useState(false);
  const onOpened = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => {
    setIsOpen(false);
    setDrawer(false);
  }, [setDrawer]);
  const notices = isOpen && drawer ? (outcome?.notices ?? []) : [];
  return (
    <Dialog
      open={drawer}
      onOpened={onOpened}
      onClose={close}
      title={t("nav.cart")}
      closeLabel={t("ui.close")}
    >
      {/* the page's own progress line and offline notice are hidden behind the modal dialog */}
      {drawer && <NavigationProgress />}
      {drawer && <OfflineNotice />}
      <div role="status">
        {notices.length > 0 && (
          <div key={outcome?.number} className="mt-4 border-l-4 border-leaf bg-linen px-4 py-2">
            <NoticeList notices={notices} />
          </div>
        )}
      </div>
      {drawer && <CartDrawer />}
    </Dialog>
  );
}

function CartDrawer() {
  const t = useT("cart");
  const language = useLanguage();
  const { outcome, setDrawer, dismiss } = useCart();
  const navigate = useNavigate();
  const { cart, delivery, pending, failed } = useShownCart();
  const [forgotten, setForgotten] = useState(false);
  if (useCookiesMissing(cart) && !forgotten) setForgotten(true);
  useEffect(() => {
    // the notice says that something is in the cart
    if (forgotten) dismiss();
  }, [forgotten, dismiss]);
  const problem = failed
    ? { code: "unavailable" as const }
    : generalCartError(outcome?.refusal, cart ?? null);
  return (
    <div className="mt-2 space-y-5">
      {cart === undefined && !failed && <p>{t("loading")}</p>}
      {problem && <ErrorNotice>{errorMessage(t, problem, language)}</ErrorNotice>}
      {cart && cart.lines.length > 0 && (
        <>
          <CartContents cart={cart} refusal={outcome?.refusal ?? undefined} pending={pending} heading="h3" />
          <CartSummary
            cart={cart}
            refusal={outcome?.refusal ?? undefined}
            pending={pending}
            delivery={delivery}
            express={<ExpressButton onPress={() => navigate(expressHref(language))} />}
            inDrawer
          />
          <p className="text-center">
            <Link to={href("cart", language)} className="link inline-block py-2">
              {t("flash.addedLink")}
            </Link>
          </p>
        </>
      )}
      {forgotten && <ErrorNotice>{t("empty.cookies")}</ErrorNotice>}
      {cart !== undefined && !cart?.lines.length && !forgotten && (
        <div className="rounded-md bg-linen px-6 py-12 text-center">
          <Crumbs className="mx-auto mb-6 w-60" />
          <p className="mx-auto max-w-text">{t("empty.title")}</p>
          <LinkButton to={href("products", language)} className="mt-6" onClick={() => setDrawer(false)}>
            {t("empty.action")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
