import { Suspense, useEffect, useState } from "react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { fetchAhead, lazyPart } from "~/platform/load-chunk";
import { holdsInput } from "~/platform/new-build";
import { Button } from "~/ui/Button";
import { ProgressLine } from "~/ui/ProgressLine";
import { useCart } from "./CartProvider";

/**
 * Loads the drawer's code: when it opens, and already while the browser is idle or a button that opens it is hovered or
 * focused. Later calls resolve immediately; a failed load is retried.
 */
const loadDrawer = () => import("./CartDrawerDialog");

const prefetch = () => {
  // if it fails, opening the drawer retries and reports the failure
  loadDrawer().catch(() => undefined);
};

export const prefetchDrawer = { onPointerEnter: prefetch, onFocus: prefetch };

/** Takes the drawer's place: the cart page, or a link to it if a form would lose its input or there is no connection. */
function CartPageInstead() {
  const t = useT();
  const { drawer, setDrawer, setDrawerMissing } = useCart();
  const page = href("cart", useLanguage());
  useEffect(() => {
    setDrawerMissing(true);
  }, [setDrawerMissing]);
  useEffect(() => {
    if (drawer && navigator.onLine && !holdsInput()) location.assign(page);
  }, [drawer, page]);
  return (
    drawer && (
      <div
        role="status"
        className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-center gap-6 bg-linen p-5"
      >
        <a href={page} className="link">
          {t("nav.cart")}
        </a>
        <Button variant="quiet" type="button" onClick={() => setDrawer(false)}>
          {t("ui.close")}
        </Button>
      </div>
    )
  );
}

const CartDrawerDialog = lazyPart(loadDrawer, CartPageInstead);

/** Loads the drawer once it is likely to be opened, and keeps it mounted; without JavaScript there is the cart page. */
export function CartDrawerHost() {
  const t = useT();
  const { drawer } = useCart();
  const [hasOpened, setHasOpened] = useState(false);
  useEffect(() => {
    fetchAhead(loadDrawer);
  }, []);
  if (drawer && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  const waiting = (
    <>
      <ProgressLine />
      <p role="status" className="sr-only">
        {t("ui.loading")}
      </p>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <CartDrawerDialog />
    </Suspense>
  );
}
