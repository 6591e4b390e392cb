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
  const { pendingQuantities, changes, learned, outdated } = useCart();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["cart", language],
      queryFn: ({ signal }) => fetchCart(language, signal),
      staleTime: Infinity,
      ...(loaded ? { initialData: loaded } : { refetchOnMount: "always" as const }),
    },
    useVisitQueryClient(),
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
