import { useEffect, useRef, useState, type RefObject } from "react";

/** Within this distance from the top (px) the header stays in its normal position. */
const topOffsetPx = 160;
/** Minimum scroll distance (px) that counts as intentional. */
const minScrollPx = 8;

/**
 * A header that reappears while scrolling up or while it contains the focus. Otherwise, and always without JavaScript,
 * it is a normal part of the page.
 */
export function useReturningHeader(): { ref: RefObject<HTMLElement>; isFloating: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [isFloating, setIsFloating] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) <= minScrollPx && now > 0) return;
      const shouldShow = now < last || (ref.current?.contains(document.activeElement) ?? false);
      // once shown, it stays until the very top, where it returns to its position without a jump
      setIsFloating((wasFloating) => shouldShow && (now > topOffsetPx || (wasFloating && now > 0)));
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
    };
  }, []);

  return { ref, isFloating };
}
