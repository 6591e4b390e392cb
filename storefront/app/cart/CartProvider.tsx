import { useLocation, useRevalidator } from "@remix-run/react";
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
import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/react";
import { useSite } from "~/layout/use-site";
import { useHydrated } from "~/ui/use-hydrated";
import type { CartActionResult, CartRefusal } from "./cart-action-result";
import { postCart } from "./api";
import type { CartNotice } from "./cart-notices";
import { newPageNumber } from "./page-number";
import { inTurn } from "./change-queue";
import { pendingOf } from "./pending-change";
import type { CartSnapshot } from "./cart-snapshot";
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
  /** Changes on their way, in the order they were sent. */
  changes: readonly FormData[];
  /** The cart as the last change of this visit left it; undefined before the first one. */
  learned: CartSnapshot | undefined;
  /** Counts up when what is known of the cart may be wrong: it has to be asked for. */
  outdated: number;
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

/**
 * The cart in the browser: one queue of changes, one channel to other tabs. Around every page, so it reads nothing itself: what shows
 * the cart does (useShownCart).
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const site = useSite();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  // the count of the last change holds until the page is loaded anew
  const [liveCount, setLiveCount] = useState<{ count: number; since: typeof site } | null>(null);
  const count = liveCount && liveCount.since === site ? liveCount.count : (site?.count ?? 0);
  const [lastOutcome, setLastOutcome] = useState<(Outcome & { on: string }) | null>(null);
  const outcome = lastOutcome?.on === pathname ? lastOutcome : null;
  const [additions, setAdditions] = useState(0);
  const [drawerOn, setDrawerOn] = useState<string | null>(null);
  const [changes, setChanges] = useState<readonly FormData[]>([]);
  const [lastSnapshot, setLastSnapshot] = useState<{ snapshot: CartSnapshot; language: Language } | null>(
    null,
  );
  const learned = lastSnapshot?.language === language ? lastSnapshot.snapshot : undefined;
  const [outdated, setOutdated] = useState(0);
  const numbers = useRef(0);

  const broadcast = useBroadcastChannel((packs) => {
    setLiveCount({ count: packs, since: site });
    setOutdated((n) => n + 1);
  });
  // where an answer is shown is where the shopper is when it comes
  const here = useRef({ site, pathname });
  useEffect(() => {
    here.current = { site, pathname };
  });
  const send = useCallback(
    async (form: FormData): Promise<CartActionResult> => {
      recordSent(form);
      setLastOutcome(null);
      setChanges((changes) => [...changes, form]);
      try {
        const answer = await inTurn(() => postCart(language, form));
        const { snapshot, notices, refusal } = answer;
        const { site, pathname } = here.current;
        recordOutcome(form, snapshot !== null || refusal?.error.code !== "unavailable");
        if (snapshot) {
          const packs = snapshot.cart?.count ?? 0;
          setLastSnapshot({ snapshot, language });
          setLiveCount({ count: packs, since: site });
          broadcast(packs);
        } else if (refusal?.error.code === "unavailable") {
          // nobody knows what became of it: ask
          setOutdated((n) => n + 1);
        }
        if (!refusal && form.get("intent") === "add") setAdditions((n) => n + 1);
        numbers.current += 1;
        setLastOutcome({ number: numbers.current, notices, refusal, on: pathname });
        return answer;
      } finally {
        setChanges((changes) => changes.filter((change) => change !== form));
      }
    },
    [language, broadcast],
  );
  // without scripts a double click is known by the number that all have who were given the same page
  const [ownNumber] = useState(newPageNumber);
  const pageNumber = useHydrated() ? ownNumber : (site?.form ?? "");
  const { pendingQuantities, choose } = useDebouncedQuantity(send, pageNumber);

  useEffect(() => {
    void Promise.resolve().then(() => {
      for (const form of unfinishedAdditions()) void send(form);
    });
  }, [send]);

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
      send,
      choose,
      pendingQuantities,
      changes,
      learned,
      outdated,
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
    [
      send,
      choose,
      pendingQuantities,
      changes,
      learned,
      outdated,
      outcome,
      count,
      pageNumber,
      additions,
      drawerOn,
      pathname,
    ],
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
  useCart().changes.some((form) => pendingOf(form).intent === intent);
