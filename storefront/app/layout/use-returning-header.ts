import { useEffect, useRef, useState, type RefObject } from "react";

/** Pixels from the top below which the header simply lies where it is. */
const rest = 160;
/** Pixels of scrolling that count as meant. */
const intent = 8;

/**
 * A header that comes back while one scrolls up, or while the keyboard is in it. It is an ordinary part of the page
 * otherwise, and always without script.
 */
export function useReturningHeader(): { ref: RefObject<HTMLElement>; back: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [back, setBack] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) <= intent && now > 0) return;
      const wanted = now < last || (ref.current?.contains(document.activeElement) ?? false);
      // once back, it stays until the very top, where it lies down without a jump
      setBack((was) => wanted && (now > rest || (was && now > 0)));
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
    };
  }, []);

  return { ref, back };
}
