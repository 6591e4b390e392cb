import { lazy, Suspense, useCallback } from "react";
import { useT } from "~/i18n/react";
import { Dialog } from "~/ui/Dialog";
import { useCart } from "./CartProvider";

const CartDrawer = lazy(() => import("./CartDrawer"));

/** Where the drawer opens; what is in it is fetched when it does. Without scripts there is the cart page. */
export function CartDrawerHost() {
  const t = useT();
  const { drawer, setDrawer } = useCart();
  const close = useCallback(() => setDrawer(false), [setDrawer]);
  return (
    <Dialog open={drawer} onClose={close} title={t("nav.cart")} closeLabel={t("ui.close")}>
      {drawer && (
        <Suspense fallback={<p role="status">{t("ui.loading")}</p>}>
          <CartDrawer />
        </Suspense>
      )}
    </Dialog>
  );
}
