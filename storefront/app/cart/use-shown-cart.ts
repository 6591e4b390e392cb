import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { DeliveryDates } from "~/catalogue/delivery-dates";
import type { Cart } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/react";
import { useVisitQueryClient } from "~/platform/query-client";
import { isJson, type PendingChange, pendingOf } from "./api";
import { cartApiPath } from "~/i18n/paths";
import { type CartSnapshot, newest } from "./cart-action-result";
import { useCart } from "./CartProvider";

async function fetchCart(language: Language, signal: AbortSignal): Promise<CartSnapshot> {
  const response = await fetch(cartApiPath(language), { signal, headers: { Accept: "application/json" } });
  if (!response.ok || !isJson(response)) throw new Error(`cart: ${response.status}`);
  return (await response.json()) as CartSnapshot;
}

/**
 * Optimistic view of the cart: with the chosen quantities and without removed lines. Amounts are unchanged; only the
 * server calculates them. When a change is refused, the pending changes are dropped and the server's cart is shown
 * again.
 */
export function optimisticCart(
  cart: Cart,
  pending: readonly PendingChange[],
  pendingQuantities: Readonly<Record<string, number>>,
): Cart {
  const removed = pending.filter(({ intent }) => intent === "remove").map(({ lineId }) => lineId);
  const lines = cart.lines
    .filter(({ id }) => !removed.includes(id))
    .map((line) => ({ ...line, quantity: pendingQuantities[line.id] ?? line.quantity }));
  return { ...cart, lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

interface ShownCart {
  /** Optimistic cart; null if there is none, undefined during the first fetch. */
  cart: Cart | null | undefined;
  /** When its parcel arrives; null if it is unknown. */
  delivery: DeliveryDates | null;
  /** A change is being sent, so amounts are not known yet. */
  pending: boolean;
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
    delivery: snapshot?.delivery ?? null,
    pending: changes.length > 0 || Object.keys(pendingQuantities).length > 0,
    failed: isError && snapshot === undefined,
  };
}
