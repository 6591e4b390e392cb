import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Cart } from "~/commerce/types";
import { useLanguage } from "~/i18n/react";
import { useVisitQueries } from "~/platform/query-client";
import { useCart } from "./CartProvider";
import { newest, type CartSnapshot } from "./cart-snapshot";
import { fetchCart } from "./fetch-cart";
import { optimisticCart } from "./optimistic-cart";
import { pendingOf } from "./pending-change";

/** The cart to show. */
export interface ShownCart {
  /** As the shopper expects it; null when there is none, undefined while it is being fetched for the first time. */
  cart: Cart | null | undefined;
  /** A change is on its way: what it comes to is not known yet. */
  pending: boolean;
  /** It could not be had. */
  failed: boolean;
}

/**
 * The cart with everything chosen and not yet confirmed.
 * @param loaded what the page was loaded with; left out where the cart has to be fetched
 */
export function useShownCart(loaded?: CartSnapshot): ShownCart {
  const language = useLanguage();
  const { pendingQuantities, changes, learned, outdated } = useCart();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["cart", language],
      queryFn: ({ signal }) => fetchCart(language, signal),
      staleTime: Infinity,
      ...(loaded ? { initialData: loaded } : { refetchOnMount: "always" as const }),
    },
    useVisitQueries(),
  );
  const read = useRef(outdated);
  useEffect(() => {
    if (read.current === outdated) return;
    read.current = outdated;
    void refetch();
  }, [outdated, refetch]);
  const known = newest(newest(loaded, data), learned);
  const cart = known?.cart;
  return {
    cart: cart && optimisticCart(cart, changes.map(pendingOf), pendingQuantities),
    pending: changes.length > 0 || Object.keys(pendingQuantities).length > 0,
    failed: isError && known === undefined,
  };
}
