import { Link, useLocation } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { CloseIcon } from "~/ui/icons";
import type { CartNotice } from "./notices";

/**
 * Says what a change did, on top of whatever part of the page is in view. The status region is always there, so that
 * a screen reader hears what appears in it; the cross is a link, because closing has to work without a script.
 */
export function NoticeBar({
  notice,
  linkToCart = false,
}: {
  notice: CartNotice | null;
  linkToCart?: boolean;
}) {
  const t = useT("cart");
  const tCommon = useT();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div role="status" className="sticky top-0 z-20">
      {notice && (
        <div className="border-b border-leaf bg-linen">
          <div className="page flex items-center gap-x-6 gap-y-1 py-2">
            <p className="flex grow flex-wrap gap-x-4 py-2">
              <span>{t(`flash.${notice.key}`, notice.values)}</span>
              {linkToCart && (
                <Link to={href("cart", language)} className="link">
                  {t("flash.addedLink")}
                </Link>
              )}
            </p>
            <Link
              to={pathname + search}
              replace
              preventScrollReset
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
