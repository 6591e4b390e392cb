import { lazy, Suspense, useState } from "react";
import { useT } from "~/i18n/react";
import { ProgressLine } from "~/ui/ProgressLine";
import { useCart } from "./CartProvider";
import { loadDrawer } from "./load-drawer";

const CartDrawerDialog = lazy(loadDrawer);

/**
 * Renders the drawer. Its code is loaded as soon as it is likely to be opened, and it stays mounted once opened.
 * Without JavaScript shoppers use the cart page.
 */
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
