import { Suspense, useState } from "react";
import { useCart } from "./CartProvider";
import type { CartNotice } from "./cart-notices";
import { barId, LazyNotices, loadedNotices } from "./load-notices";

interface Props {
  /** Notices the page was loaded with; replaced by those of later changes. */
  notices: readonly CartNotice[];
  linkToCart?: boolean;
}

/**
 * Shows the result of a change at the top of the viewport. The status region is always rendered, so that a screen
 * reader announces what is added to it. While the drawer is open, the drawer shows the notices instead, if it could be
 * loaded.
 */
export function NoticeBar({ notices, linkToCart = false }: Props) {
  const { outcome, drawer, drawerMissing, dismiss } = useCart();
  const [ShownNotices] = useState(() => loadedNotices ?? LazyNotices);
  const shown = drawer && !drawerMissing ? [] : (outcome?.notices ?? notices);
  const list = <ShownNotices notices={shown} linkToCart={linkToCart} onDismiss={dismiss} />;
  return (
    <div id={barId} role="status" className="sticky top-0 z-20">
      {shown.length > 0 && (outcome ? <Suspense key={outcome.number}>{list}</Suspense> : list)}
    </div>
  );
}
