import { useLocation, useRevalidator } from "@remix-run/react";
import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { Cart } from "~/commerce/types";
import { useLanguage } from "~/i18n/react";
import { useSite } from "~/layout/use-site";
import { useHydrated } from "~/ui/use-hydrated";
import type { CartActionResult, CartRefusal } from "./cart-action-result";
import { fetchCart, postCart } from "./api";
import type { CartNotice } from "./cart-notices";
import { newPageNumber } from "./page-number";
import { expectedCart, pendingOf } from "./optimistic-cart";
import { newest, type CartSnapshot } from "./cart-snapshot";
import { recordOutcome, recordSent, unfinishedAdditions } from "./resend-additions";
import { useDebouncedQuantity, type Step } from "./use-debounced-quantity";
import { useBroadcastChannel } from "./use-broadcast-channel";

/** What the last change of this page view came to; null before the first one. */
interface Outcome {
  /** Counts up, so that the same sentence is announced again. */
  number: number;
  notices: readonly CartNotice[];
  refusal: CartRefusal | null;
}

interface CartContextValue {
  /** Sends a change; changes go one after the other. */
  send: (form: FormData) => Promise<CartActionResult>;
  /** Chooses a number of packs; quick choices are sent as one. */
  choose: (step: Step) => void;
  /** Packs by line that are chosen and not yet confirmed. */
  pendingQuantities: Readonly<Record<string, number>>;
  outcome: Outcome | null;
  /** Takes the notices of the last change away. */
  dismiss: () => void;
  /** Packs in the cart, for the header. */
  count: number;
  /** Number of the next form that adds something; the server knows a double click by it. */
  form: string;
  drawer: boolean;
  setDrawer: (open: boolean) => void;
}

const Context = createContext<CartContextValue | null>(null);

const cartKey = "cart";
const mutationKey = [cartKey];

/** The cart in the browser: one query, one queue of changes, one channel to other tabs. Around every page. */
export function CartProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const site = useSite();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  // the count of the last change holds until the page is loaded anew
  const [liveCount, setLiveCount] = useState<{ count: number; since: typeof site } | null>(null);
  const count = liveCount && liveCount.since === site ? liveCount.count : (site?.count ?? 0);
  const [lastOutcome, setLastOutcome] = useState<(Outcome & { on: string }) | null>(null);
  const outcome = lastOutcome?.on === pathname ? lastOutcome : null;
  const [additions, setAdditions] = useState(0);
  const [drawerOn, setDrawerOn] = useState<string | null>(null);
  const numbers = useRef(0);

  const setCart = useCallback(
    (snapshot: CartSnapshot) => {
      client.setQueryData([cartKey, language], snapshot);
      setLiveCount({ count: snapshot.cart?.count ?? 0, since: site });
    },
    [client, language, site],
  );
  const broadcast = useBroadcastChannel((packs) => {
    setLiveCount({ count: packs, since: site });
    void client.invalidateQueries({ queryKey: [cartKey] });
  });
  // commerce locks a cart while it changes it: one change at a time
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: cartKey },
    mutationFn: (form: FormData) => postCart(language, form),
    onMutate: (form) => {
      recordSent(form);
      setLastOutcome(null);
    },
    onSuccess: ({ snapshot, notices, refusal }, form) => {
      recordOutcome(form, snapshot !== null || refusal?.error.code !== "unavailable");
      if (snapshot) {
        setCart(snapshot);
        broadcast(snapshot.cart?.count ?? 0);
      } else if (refusal?.error.code === "unavailable") {
        // nobody knows what became of it: ask
        void client.invalidateQueries({ queryKey: [cartKey] });
      }
      if (!refusal && form.get("intent") === "add") setAdditions((n) => n + 1);
      numbers.current += 1;
      setLastOutcome({ number: numbers.current, notices, refusal, on: pathname });
    },
  });
  // without scripts a double click is known by the number that all have who were given the same page
  const [ownNumber] = useState(newPageNumber);
  const pageNumber = useHydrated() ? ownNumber : (site?.form ?? "");
  const { pendingQuantities, choose } = useDebouncedQuantity(mutateAsync, pageNumber);

  useEffect(() => {
    for (const form of unfinishedAdditions()) void mutateAsync(form);
  }, [mutateAsync]);

  useEffect(() => {
    // a page that comes back from the browser's memory knows nothing of what happened meanwhile
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [revalidate]);

  const value = useMemo(
    (): CartContextValue => ({
      send: mutateAsync,
      choose,
      pendingQuantities,
      outcome,
      dismiss: () => {
        setLastOutcome(null);
      },
      count,
      form: `${pageNumber}-${additions}`,
      drawer: drawerOn === pathname,
      setDrawer: (open) => {
        if (!open) setLastOutcome(null);
        setDrawerOn(open ? pathname : null);
      },
    }),
    [mutateAsync, choose, pendingQuantities, outcome, count, pageNumber, additions, drawerOn, pathname],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The live cart around the page. @throws Error outside CartProvider */
export function useCart(): CartContextValue {
  const cart = useContext(Context);
  if (!cart) throw new Error("useCart needs a CartProvider around it");
  return cart;
}

/** Whether a change of a kind is on its way. */
export const useSending = (intent: string): boolean =>
  useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => pendingOf(state.variables as FormData).intent,
  }).includes(intent);

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
  const { pendingQuantities } = useCart();
  const query = useQuery({
    queryKey: [cartKey, language],
    queryFn: ({ signal }) => fetchCart(language, signal),
    staleTime: Infinity,
    ...(loaded ? { initialData: loaded } : { refetchOnMount: "always" as const }),
  });
  const forms = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as FormData,
  });
  const sending = useIsMutating({ mutationKey }) > 0;
  const cart = newest(loaded, query.data)?.cart;
  return {
    cart: cart && expectedCart(cart, forms.map(pendingOf), pendingQuantities),
    pending: sending || Object.keys(pendingQuantities).length > 0,
    failed: query.isError && query.data === undefined,
  };
}
