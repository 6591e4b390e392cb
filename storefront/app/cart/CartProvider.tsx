import { useLocation, useRevalidator } from "@remix-run/react";
import {
  createContext,
  type MutableRefObject,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { ifAllowed } from "~/platform/site-data";
import { Optional } from "~/ui/Optional";
import { useHydrated } from "~/ui/use-hydrated";
import { pendingOf, postCart } from "./api";
import type { CartActionResult, CartRefusal, CartSnapshot } from "./cart-action-result";
import type { CartNotice } from "./cart-notices";
import { recordOutcome, recordSent, unfinishedAdditions } from "./resend-additions";
import { type QuantityStep, useDebouncedQuantity } from "./use-debounced-quantity";

/** Unguessable prefix of one page view's submission ids; "" on the server, whose pages are shared. */
function newSubmissionPrefix(): string {
  if (typeof document === "undefined") return "";
  // not `randomUUID`, which browsers only provide in secure contexts
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let last: Promise<unknown> = Promise.resolve();

/** Runs actions one at a time in the order they were requested, because commerce locks a cart while changing it. */
export function enqueueChange<T>(action: () => Promise<T>): Promise<T> {
  const result = last.then(action);
  last = result.catch(() => undefined);
  return result;
}

const channelName = "cart";

interface OtherTabsProps {
  /** Where the channel to the other tabs is kept, once it is open. */
  channelRef: MutableRefObject<BroadcastChannel | null>;
  onCount: (count: number) => void;
}

/** Hears of changes that other tabs of the shop make. */
function OtherTabs({ channelRef, onCount }: OtherTabsProps): null {
  const listener = useRef(onCount);
  useEffect(() => {
    listener.current = onCount;
  });
  useEffect(() => {
    const opened = ifAllowed(() => new BroadcastChannel(channelName));
    if (!opened) return;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "number") listener.current(data);
    };
    channelRef.current = opened;
    return () => opened.close();
  }, [channelRef]);
  return null;
}

/** Resends what an earlier page of this tab could not finish, such as an item added right before leaving. */
function UnfinishedAdditions({ send }: Pick<CartContextValue, "send">): null {
  useEffect(() => {
    // in the next task, when this page is complete
    void Promise.resolve().then(() => {
      for (const form of unfinishedAdditions()) void send(form);
    });
  }, [send]);
  return null;
}

/** Result of the last change made on the current page; null before the first one. */
interface Outcome {
  /** Incremented with each change, so that the same sentence is announced again. */
  number: number;
  notices: readonly CartNotice[];
  refusal: CartRefusal | null;
}

interface CartContextValue {
  /** Sends a change; changes are sent one at a time. */
  send: (form: FormData) => Promise<CartActionResult>;
  /** Changes the quantity of a line; quick clicks are combined into one request. */
  changeQuantity: (step: QuantityStep) => void;
  /** Quantities by line id that are chosen but not confirmed by the server yet. */
  pendingQuantities: Readonly<Record<string, number>>;
  /** Changes being sent, oldest first. */
  changes: readonly FormData[];
  /** Cart returned by the last change of this visit; undefined before the first one. */
  latestSnapshot: CartSnapshot | undefined;
  /** Incremented when the known cart may be stale and must be refetched. */
  invalidations: number;
  outcome: Outcome | null;
  dismiss: () => void;
  /** Number of packs in the cart, for the header. */
  count: number;
  /** Idempotency key of the next form that adds an item; the server uses it to detect double clicks. */
  submissionId: string;
  drawer: boolean;
  setDrawer: (open: boolean) => void;
  /** Whether the drawer's code could not be loaded, so that it shows nothing when it is open. */
  drawerMissing: boolean;
  setDrawerMissing: (missing: boolean) => void;
}

const Context = createContext<CartContextValue | null>(null);

/**
 * Cart state in the browser: one queue of changes and one channel to other tabs. It wraps every page, so it does not
 * fetch the cart itself: components that show the cart do (useShownCart).
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const site = useRootData();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  // the count of the last change is valid until the root data is reloaded
  const [liveCount, setLiveCount] = useState<{ count: number; since: typeof site } | null>(null);
  const count = liveCount && liveCount.since === site ? liveCount.count : (site?.count ?? 0);
  const [lastOutcome, setLastOutcome] = useState<(Outcome & { pathname: string }) | null>(null);
  const outcome = lastOutcome?.pathname === pathname ? lastOutcome : null;
  const [additions, setAdditions] = useState(0);
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const [drawerMissing, setDrawerMissing] = useState(false);
  const [changes, setChanges] = useState<readonly FormData[]>([]);
  const [lastSnapshot, setLastSnapshot] = useState<{ snapshot: CartSnapshot; language: Language } | null>(
    null,
  );
  const latestSnapshot = lastSnapshot?.language === language ? lastSnapshot.snapshot : undefined;
  const [invalidations, setInvalidations] = useState(0);
  const outcomeNumber = useRef(0);

  const otherTabsRef = useRef<BroadcastChannel | null>(null);
  // the result is shown on the page the shopper is on when the response arrives
  const latest = useRef({ site, pathname });
  useEffect(() => {
    latest.current = { site, pathname };
  });
  const send = useCallback(
    async (form: FormData): Promise<CartActionResult> => {
      const showPlace = (place: number): void => {
        const { pathname } = latest.current;
        const key = pendingOf(form).intent === "add" ? "queuedAddition" : "queued";
        outcomeNumber.current += 1;
        setLastOutcome({
          number: outcomeNumber.current,
          notices: [{ key, values: { place } }],
          refusal: null,
          pathname,
        });
      };
      recordSent(form);
      setLastOutcome(null);
      setChanges((changes) => [...changes, form]);
      try {
        const answer = await enqueueChange(() => postCart(language, form, showPlace));
        const { snapshot, notices, refusal } = answer;
        const { site, pathname } = latest.current;
        recordOutcome(form, snapshot !== null || refusal?.error.code !== "unavailable");
        if (snapshot) {
          const packs = snapshot.cart?.count ?? 0;
          setLastSnapshot({ snapshot, language });
          setLiveCount({ count: packs, since: site });
          otherTabsRef.current?.postMessage(packs);
        } else if (refusal?.error.code === "unavailable") {
          // the outcome is unknown: refetch the cart
          setInvalidations((n) => n + 1);
        }
        if (!refusal && form.get("intent") === "add") setAdditions((n) => n + 1);
        outcomeNumber.current += 1;
        setLastOutcome({ number: outcomeNumber.current, notices, refusal, pathname });
        return answer;
      } finally {
        setChanges((changes) => changes.filter((change) => change !== form));
      }
    },
    [language],
  );
  // without JavaScript, double clicks are detected by the id rendered into the page, which all visitors of a cached
  // page share
  const [ownPrefix] = useState(newSubmissionPrefix);
  const submissionPrefix = useHydrated() ? ownPrefix : (site?.submissionId ?? "");
  const { pendingQuantities, changeQuantity } = useDebouncedQuantity(send, submissionPrefix);

  useEffect(() => {
    // a page restored from the back/forward cache may be stale
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [revalidate]);

  const value = useMemo(
    (): CartContextValue => ({
      send,
      changeQuantity,
      pendingQuantities,
      changes,
      latestSnapshot,
      invalidations,
      outcome,
      dismiss: () => setLastOutcome(null),
      count,
      submissionId: `${submissionPrefix}-${additions}`,
      drawer: drawerPath === pathname,
      setDrawer: (open) => {
        if (!open) setLastOutcome(null);
        setDrawerPath(open ? pathname : null);
      },
      drawerMissing,
      setDrawerMissing,
    }),
    [
      send,
      changeQuantity,
      pendingQuantities,
      changes,
      latestSnapshot,
      invalidations,
      outcome,
      count,
      submissionPrefix,
      additions,
      drawerPath,
      drawerMissing,
      pathname,
    ],
  );
  return (
    <Context.Provider value={value}>
      <Optional>
        <OtherTabs
          channelRef={otherTabsRef}
          onCount={(packs) => {
            setLiveCount({ count: packs, since: site });
            setInvalidations((n) => n + 1);
          }}
        />
        <UnfinishedAdditions send={send} />
      </Optional>
      {children}
    </Context.Provider>
  );
}

export function useCart(): CartContextValue {
  const cart = useContext(Context);
  if (!cart) throw new Error("useCart must be used within a CartProvider");
  return cart;
}

export const useSending = (intent: string): boolean =>
  useCart().changes.some((form) => pendingOf(form).intent === intent);
