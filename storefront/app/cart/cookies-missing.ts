import { useSearchParams } from "@remix-run/react";
import type { Cart } from "~/commerce/types";
import { useHydrated } from "~/ui/use-hydrated";
import type { CartNotice } from "./cart-notices";
import { useCart } from "./CartProvider";

/** By what it can be told that a browser keeps no cookies. */
interface Signs {
  /** Whether the browser says that it keeps them. */
  enabled: boolean;
  query: URLSearchParams;
  notices: readonly CartNotice[];
}

/**
 * Whether there may be no cart only because the browser keeps no cookies: it says so itself, it has sent none to the
 * checkout, which then names it in the URL, or it has not kept the cart to which something has just been added. Pure.
 * @param cart undefined while it is not known
 */
export const areCookiesMissing = (
  cart: Cart | null | undefined,
  { enabled, query, notices }: Signs,
): boolean =>
  cart === null &&
  (!enabled || query.get("cookies") === "missing" || notices.some(({ key }) => key === "added"));

export function useCookiesMissing(cart: Cart | null | undefined): boolean {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const { outcome } = useCart();
  return areCookiesMissing(cart, {
    enabled: !hydrated || navigator.cookieEnabled,
    query,
    notices: outcome?.notices ?? [],
  });
}
