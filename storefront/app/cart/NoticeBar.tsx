import { lazy, Suspense } from "react";
import { useCart } from "./CartProvider";
import type { CartNotice } from "./cart-notices";
import { ShownNotices as ServersNotices } from "./ShownNotices";

/** Their script comes with the first of them. */
const ShownNotices = import.meta.env.SSR
  ? ServersNotices
  : lazy(async () => ({ default: (await import("./ShownNotices")).ShownNotices }));

interface Props {
  /** What the page was loaded with; what scripts have done since takes its place. */
  notices: readonly CartNotice[];
  linkToCart?: boolean;
}

/**
 * Says what a change did, on top of whatever part of the page is in view. The status region is always there, so that
 * a screen reader hears what appears in it. While the drawer is open it speaks instead.
 */
export function NoticeBar({ notices, linkToCart = false }: Props) {
  const { outcome, drawer, dismiss } = useCart();
  const shown = drawer ? [] : (outcome?.notices ?? notices);
  // those the page came with are hydrated with the page: a boundary of their own would be drawn anew by any update before that
  const list = <ShownNotices notices={shown} linkToCart={linkToCart} onDismiss={dismiss} />;
  return (
    <div role="status" className="sticky top-0 z-20">
      {shown.length > 0 && (outcome ? <Suspense key={outcome.number}>{list}</Suspense> : list)}
    </div>
  );
}
