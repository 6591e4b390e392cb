import { useEffect, useRef, useState, type RefObject } from "react";

type State = "still" | "away" | "back";

/** Pixels from the top below which the header simply lies where it is. */
const rest = 120;
/** Pixels of scrolling that count as meant. */
const intent = 8;

/**
 * A header that comes back while one scrolls up. It begins (and stays, without script) "still", an ordinary part of the
 * page; farther down it is "away" above the edge and "back" when wanted or when the keyboard is in it.
 */
export function useReturningHeader(): { ref: RefObject<HTMLElement>; state: State } {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>("still");

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now < rest) {
        setState((old) => (old === "back" && now > 0 ? "back" : "still"));
      } else if (Math.abs(now - last) > intent) {
        const inUse = ref.current?.contains(document.activeElement) ?? false;
        setState(now < last || inUse ? "back" : "away");
      } else return;
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
    };
  }, []);

  return { ref, state };
}
