import { lazy, Suspense, useState } from "react";
import { useCart } from "./CartProvider";
import { loadDrawer } from "./load-drawer";

const CartDrawerDialog = lazy(loadDrawer);

/** Where the drawer opens; it is fetched as soon as that is likely, and stays from then on. Without scripts there is the cart page. */
export function CartDrawerHost() {
  const { drawer } = useCart();
  const [hasOpened, setHasOpened] = useState(false);
  if (drawer && !hasOpened) setHasOpened(true);
  return hasOpened ? (
    <Suspense>
      <CartDrawerDialog />
    </Suspense>
  ) : null;
}
