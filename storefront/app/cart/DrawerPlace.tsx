import { lazy, Suspense, useCallback } from "react";
import { useT } from "~/i18n/react";
import { Dialog } from "~/ui/Dialog";
import { useLiveCart } from "./live-cart";

const CartDrawer = lazy(() => import("./CartDrawer"));

/** Where the drawer opens; what is in it is fetched when it does. Without scripts there is the cart page. */
export function DrawerPlace() {
  const t = useT();
  const { drawer, setDrawer } = useLiveCart();
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
