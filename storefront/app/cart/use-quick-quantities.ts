import { useCallback, useEffect, useRef, useState } from "react";
import type { CartAnswer } from "./answer";

/** A click later than this after the last one is a wish of its own. */
const quietMs = 350;

/** A line whose number is being chosen, before it is sent. */
interface Choice {
  quantity: number;
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

/** The form a number of packs is sent with. */
function formOf(lineId: string, quantity: number): FormData {
  const form = new FormData();
  form.set("intent", "set-quantity");
  form.set("lineId", lineId);
  form.set("quantity", String(quantity));
  return form;
}

/**
 * Quick clicks on plus and minus: each is shown at once, and only the number they end at is sent.
 * @returns `wanted`: numbers by line that are chosen and not confirmed yet
 */
export function useQuickQuantities(send: (form: FormData) => Promise<CartAnswer>) {
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const choices = useRef(new Map<string, Choice>());
  // the same at once, for clicks that are faster than the page is drawn
  const latest = useRef(new Map<string, number>());

  const flush = useCallback(
    async (lineId: string) => {
      const choice = choices.current.get(lineId);
      if (!choice) return;
      clearTimeout(choice.timer);
      choices.current.delete(lineId);
      const { quantity } = choice;
      try {
        await send(formOf(lineId, quantity));
      } finally {
        // unless another number has been chosen meanwhile, the server's holds again
        if (latest.current.get(lineId) === quantity && !choices.current.has(lineId)) {
          latest.current.delete(lineId);
          setWanted(Object.fromEntries(latest.current));
        }
      }
    },
    [send],
  );

  const choose = useCallback(
    ({ lineId, from, by, most }: Step) => {
      const quantity = Math.min(Math.max((latest.current.get(lineId) ?? from) + by, 1), most);
      clearTimeout(choices.current.get(lineId)?.timer);
      const timer = window.setTimeout(() => void flush(lineId), quietMs);
      choices.current.set(lineId, { quantity, timer });
      latest.current.set(lineId, quantity);
      setWanted(Object.fromEntries(latest.current));
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

  return { wanted, choose };
}
