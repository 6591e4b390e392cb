import { Link, useLocation } from "@remix-run/react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { CloseIcon } from "~/ui/icons";
import type { CartNotice } from "./cart-notices";
import { NoticeList } from "./NoticeList";

interface Props {
  notices: readonly CartNotice[];
  linkToCart: boolean;
  onDismiss: () => void;
}

/** Notices in the page's bar; the close button is a link, because it must work without JavaScript. */
export function ShownNotices({ notices, linkToCart, onDismiss }: Props) {
  const t = useT("cart");
  const tCommon = useT();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div className="border-b border-leaf bg-linen">
      <div className="page flex items-center gap-x-6 gap-y-1 py-2">
        <div className="flex grow flex-wrap gap-x-4 py-2">
          <NoticeList notices={notices} />
          {linkToCart && !notices.some(({ key }) => key === "queuedAddition") && (
            <Link to={href("cart", language)} className="link">
              {t("flash.addedLink")}
            </Link>
          )}
        </div>
        <Link
          to={pathname + search}
          replace
          preventScrollReset
          onClick={onDismiss}
          className="-mr-2 flex size-11 shrink-0 items-center justify-center"
        >
          <CloseIcon className="size-5" />
          <span className="sr-only">{tCommon("ui.close")}</span>
        </Link>
      </div>
    </div>
  );
}
