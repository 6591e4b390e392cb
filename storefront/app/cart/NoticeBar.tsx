import { lazy, Suspense } from "react";
import { loadChunk } from "~/platform/load-chunk";
import { useCart } from "./CartProvider";
import type { CartNotice } from "./cart-notices";
import { ShownNotices as ServerNotices } from "./ShownNotices";

/** In the browser the component is loaded with the first notice. */
const ShownNotices = import.meta.env.SSR
  ? ServerNotices
  : lazy(async () => ({ default: (await loadChunk(() => import("./ShownNotices"))).ShownNotices }));

interface Props {
  /** Notices the page was loaded with; replaced by those of later changes. */
  notices: readonly CartNotice[];
  linkToCart?: boolean;
}

/**
 * Shows the result of a change at the top of the viewport. The status region is always rendered, so that a screen
 * reader announces what is added to it. While the drawer is open, the drawer shows the notices instead.
 */
export function NoticeBar({ notices, linkToCart = false }: Props) {
  const { outcome, drawer, dismiss } = useCart();
  const shown = drawer ? [] : (outcome?.notices ?? notices);
  // notices the page was loaded with get no Suspense boundary: any update before its hydration would render it again
  const list = <ShownNotices notices={shown} linkToCart={linkToCart} onDismiss={dismiss} />;
  return (
    <div role="status" className="sticky top-0 z-20">
      {shown.length > 0 && (outcome ? <Suspense key={outcome.number}>{list}</Suspense> : list)}
    </div>
  );
}
