import { lazy, Suspense, useEffect, useState } from "react";
import { href, languageOfPath } from "~/i18n/paths";
import { useT } from "~/i18n/react";
import { fetchAhead, loadChunk } from "~/platform/load-chunk";
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

/** Event handlers for a button or form that opens the drawer. */
export const prefetchDrawer = { onPointerEnter: prefetch, onFocus: prefetch };

/** If its code cannot be loaded, the cart page takes the drawer's place. */
const CartDrawerDialog = lazy(() =>
  loadChunk(loadDrawer).catch(() => {
    location.assign(href("cart", languageOfPath(location.pathname)));
    return new Promise<never>(() => undefined);
  }),
);

/**
 * Renders the drawer. Its code is loaded as soon as it is likely to be opened, and it stays mounted once opened.
 * Without JavaScript shoppers use the cart page.
 */
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
