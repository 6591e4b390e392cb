import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Cart } from "~/commerce/types";
import { useLanguage } from "~/i18n/react";
import { useVisitQueryClient } from "~/platform/query-client";
import { useCart } from "./CartProvider";
import { newest, type CartSnapshot } from "./cart-snapshot";
import { fetchCart } from "./fetch-cart";
import { optimisticCart } from "./optimistic-cart";
import { pendingOf } from "./pending-change";

/** The cart to show. */
export interface ShownCart {
  /** Optimistic cart; null if there is none, undefined during the first fetch. */
  cart: Cart | null | undefined;
  /** A change is being sent, so amounts are not known yet. */
  pending: boolean;
  /** The cart could not be fetched. */
  failed: boolean;
}

/**
 * The cart with all chosen but unconfirmed changes applied.
 * @param loaded snapshot the page was loaded with; omitted if the cart must be fetched
 */
export function useShownCart(loaded?: CartSnapshot): ShownCart {
  const language = useLanguage();
  const { pendingQuantities, changes, latestSnapshot, invalidations } = useCart();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["cart", language],
      queryFn: ({ signal }) => fetchCart(language, signal),
      staleTime: Infinity,
      ...(loaded ? { initialData: loaded } : { refetchOnMount: "always" as const }),
    },
    useVisitQueryClient(),
  );
  const handledInvalidations = useRef(invalidations);
  useEffect(() => {
    if (handledInvalidations.current === invalidations) return;
    handledInvalidations.current = invalidations;
    void refetch();
  }, [invalidations, refetch]);
  const snapshot = newest(newest(loaded, data), latestSnapshot);
  const cart = snapshot?.cart;
  return {
    cart: cart && optimisticCart(cart, changes.map(pendingOf), pendingQuantities),
    pending: changes.length > 0 || Object.keys(pendingQuantities).length > 0,
    failed: isError && snapshot === undefined,
  };
}
