import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CloseIcon } from "~/ui/icons";
import type { CartNotice } from "./cart-notices";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";

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

/**
 * Results of a change, one sentence each; a removed line can be restored. The remove button disappears with its line:
 * if it had the focus, the focus moves to the restore button, or else to the list.
 */
export function NoticeList({ notices }: { notices: readonly CartNotice[] }) {
  const t = useT("cart");
  const { submissionId, outcome } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const changed = outcome !== null;
  useEffect(() => {
    if (!changed || document.activeElement !== document.body) return;
    (list.current?.querySelector("button") ?? list.current)?.focus();
  }, [changed, notices]);
  return (
    <ul ref={list} tabIndex={-1}>
      {notices.map(({ key, values }) => (
        <li
          key={`${key}${String(values["code"] ?? values["name"] ?? "")}`}
          className="flex flex-wrap items-center gap-x-4"
        >
          <span>{t(`flash.${key}`, values)}</span>
          {key === "removedLine" && (
            <CartForm
              intent="add"
              fields={{
                variantId: String(values["variantId"]),
                quantity: String(values["quantity"]),
                submissionId,
              }}
            >
              <Button variant="quiet">{t("flash.undo")}</Button>
            </CartForm>
          )}
        </li>
      ))}
    </ul>
  );
}
