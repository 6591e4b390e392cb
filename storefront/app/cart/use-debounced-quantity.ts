import { useCallback, useEffect, useRef, useState } from "react";
import type { CartActionResult } from "./cart-action-result";

/** A click later than this after the last one is a wish of its own. */
const quietMs = 350;

/** A line whose number is being chosen, before it is sent. */
interface Choice {
  quantity: number;
  /** Packs before the first of its clicks. */
  seen: number;
  timer: number;
}

/** One click on plus or minus. */
export interface Step {
  lineId: string;
  /** Packs there are, unless others have been chosen just before. */
  from: number;
  by: 1 | -1;
  /** Most packs that can be chosen. */
  most: number;
}

/** The form a number of packs is sent with. @param seen packs before; null where nobody is sure of them */
function formOf(lineId: string, quantity: number, seen: number | null, number: string): FormData {
  const form = new FormData();
  form.set("intent", "set-quantity");
  form.set("lineId", lineId);
  form.set("quantity", String(quantity));
  if (seen !== null) form.set("seen", String(seen));
  form.set("form", number);
  return form;
}

/**
 * Quick clicks on plus and minus: each is shown at once, and only what they come to is sent, as a change of the number seen.
 * @param page number of the page view, which the numbers of its forms begin with
 * @returns `pendingQuantities`: numbers by line that are chosen and not confirmed yet
 */
export function useDebouncedQuantity(send: (form: FormData) => Promise<CartActionResult>, page: string) {
  const [pendingQuantities, setPendingQuantities] = useState<Readonly<Record<string, number>>>({});
  const choices = useRef(new Map<string, Choice>());
  // the same at once, for clicks that are faster than the page is drawn
  const latest = useRef(new Map<string, number>());
  // lines of which nobody knows whether the last change has worked
  const unconfirmed = useRef(new Set<string>());
  const sent = useRef(0);

  const flush = useCallback(
    async (lineId: string) => {
      const choice = choices.current.get(lineId);
      if (!choice) return;
      clearTimeout(choice.timer);
      choices.current.delete(lineId);
      const { quantity, seen } = choice;
      try {
        if (quantity === seen) return;
        sent.current += 1;
        const number = page && `${page}-quantity-${sent.current}`;
        const answer = await send(
          formOf(lineId, quantity, unconfirmed.current.has(lineId) ? null : seen, number),
        );
        if (answer.snapshot) unconfirmed.current.delete(lineId);
        else unconfirmed.current.add(lineId);
      } finally {
        // unless another number has been chosen meanwhile, the server's holds again
        if (latest.current.get(lineId) === quantity && !choices.current.has(lineId)) {
          latest.current.delete(lineId);
          setPendingQuantities(Object.fromEntries(latest.current));
        }
      }
    },
    [send, page],
  );

  const choose = useCallback(
    ({ lineId, from, by, most }: Step) => {
      const shown = latest.current.get(lineId) ?? from;
      const quantity = Math.min(Math.max(shown + by, 1), most);
      const earlier = choices.current.get(lineId);
      clearTimeout(earlier?.timer);
      const timer = window.setTimeout(() => void flush(lineId), quietMs);
      choices.current.set(lineId, { quantity, seen: earlier?.seen ?? shown, timer });
      latest.current.set(lineId, quantity);
      setPendingQuantities(Object.fromEntries(latest.current));
    },
    [flush],
  );

  useEffect(() => {
    const flushAll = () => {
      for (const lineId of [...choices.current.keys()]) void flush(lineId);
    };
    addEventListener("pagehide", flushAll);
    return () => removeEventListener("pagehide", flushAll);
  }, [flush]);

  return { pendingQuantities, choose };
}
