import { useCallback, useEffect, useRef, useState } from "react";
import type { CartActionResult } from "./cart-action-result";

/** Clicks within this many ms of the previous one are combined. */
const debounceMs = 350;

/** A line's chosen quantity, before it is sent. */
interface Choice {
  quantity: number;
  /** Quantity before the first click. */
  seen: number;
  timer: number;
}

export interface QuantityStep {
  lineId: string;
  /** Current quantity, unless another one has just been chosen. */
  current: number;
  delta: 1 | -1;
  max: number;
}

/** The form that sends a quantity. @param seen quantity before the change; null if it is uncertain */
function quantityForm(lineId: string, quantity: number, seen: number | null, submissionId: string): FormData {
  const form = new FormData();
  form.set("intent", "set-quantity");
  form.set("lineId", lineId);
  form.set("quantity", String(quantity));
  if (seen !== null) form.set("seen", String(seen));
  form.set("submissionId", submissionId);
  return form;
}

/**
 * Combines quick clicks on plus and minus: each is shown immediately, but only the resulting quantity is sent, as a
 * change of the quantity the shopper saw.
 * @param prefix of the submission ids of the page view
 * @returns `pendingQuantities`: quantities by line id that are chosen but not confirmed yet
 */
export function useDebouncedQuantity(send: (form: FormData) => Promise<CartActionResult>, prefix: string) {
  const [pendingQuantities, setPendingQuantities] = useState<Readonly<Record<string, number>>>({});
  const choices = useRef(new Map<string, Choice>());
  // the same values synchronously, for clicks faster than React renders
  const latest = useRef(new Map<string, number>());
  // lines for which the outcome of the last change is unknown
  const unconfirmed = useRef(new Set<string>());
  const sentCount = useRef(0);

  const flush = useCallback(
    async (lineId: string) => {
      const choice = choices.current.get(lineId);
      if (!choice) return;
      clearTimeout(choice.timer);
      choices.current.delete(lineId);
      const { quantity, seen } = choice;
      try {
        if (quantity === seen) return;
        sentCount.current += 1;
        const submissionId = prefix && `${prefix}-quantity-${sentCount.current}`;
        const answer = await send(
          quantityForm(lineId, quantity, unconfirmed.current.has(lineId) ? null : seen, submissionId),
        );
        if (answer.snapshot) unconfirmed.current.delete(lineId);
        else unconfirmed.current.add(lineId);
      } finally {
        // show the server's quantity again, unless another one has been chosen meanwhile
        if (latest.current.get(lineId) === quantity && !choices.current.has(lineId)) {
          latest.current.delete(lineId);
          setPendingQuantities(Object.fromEntries(latest.current));
        }
      }
    },
    [send, prefix],
  );

  const changeQuantity = useCallback(
    ({ lineId, current, delta, max }: QuantityStep) => {
      const shown = latest.current.get(lineId) ?? current;
      const quantity = Math.min(Math.max(shown + delta, 1), max);
      const earlier = choices.current.get(lineId);
      clearTimeout(earlier?.timer);
      const timer = window.setTimeout(() => void flush(lineId), debounceMs);
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

  return { pendingQuantities, changeQuantity };
}
