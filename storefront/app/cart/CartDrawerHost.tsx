import { lazy, Suspense, useState } from "react";
import { useT } from "~/i18n/react";
import { ProgressLine } from "~/ui/ProgressLine";
import { useCart } from "./CartProvider";
import { loadDrawer } from "./load-drawer";

const CartDrawerDialog = lazy(loadDrawer);

/** Where the drawer opens; it is fetched as soon as that is likely, and stays from then on. Without scripts there is the cart page. */
export function CartDrawerHost() {
  const t = useT();
  const { drawer } = useCart();
  const [hasOpened, setHasOpened] = useState(false);
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
