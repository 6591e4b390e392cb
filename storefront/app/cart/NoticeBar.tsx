import { Link, useLocation } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { CloseIcon } from "~/ui/icons";
import { useCart } from "./CartProvider";
import { NoticeList } from "./NoticeList";
import type { CartNotice } from "./cart-notices";

interface Props {
  /** What the page was loaded with; what scripts have done since takes its place. */
  notices: readonly CartNotice[];
  linkToCart?: boolean;
}

/**
 * Says what a change did, on top of whatever part of the page is in view. The status region is always there, so that
 * a screen reader hears what appears in it; the cross is a link, because closing has to work without a script. While the drawer
 * is open it speaks instead.
 */
export function NoticeBar({ notices, linkToCart = false }: Props) {
  const t = useT("cart");
  const tCommon = useT();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { outcome, drawer, dismiss } = useCart();
  const shown = drawer ? [] : (outcome?.notices ?? notices);
  return (
    <div role="status" className="sticky top-0 z-20">
      {shown.length > 0 && (
        <div key={outcome?.number ?? 0} className="border-b border-leaf bg-linen">
          <div className="page flex items-center gap-x-6 gap-y-1 py-2">
            <div className="flex grow flex-wrap gap-x-4 py-2">
              <NoticeList notices={shown} />
              {linkToCart && (
                <Link to={href("cart", language)} className="link">
                  {t("flash.addedLink")}
                </Link>
              )}
            </div>
            <Link
              to={pathname + search}
              replace
              preventScrollReset
              onClick={dismiss}
              className="-mr-2 flex size-11 shrink-0 items-center justify-center"
            >
              <CloseIcon className="size-5" />
              <span className="sr-only">{tCommon("ui.close")}</span>
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}
