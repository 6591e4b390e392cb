import { useEffect, useRef } from "react";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";
import type { CartNotice } from "./cart-notices";

/**
 * Results of a change, one sentence each; a removed line can be restored. The remove button disappears with its line:
 * if it had the focus, the focus moves to the restore button, or else to the list.
 */
export function NoticeList({ notices }: { notices: readonly CartNotice[] }) {
  const t = useT("cart");
  const { form, outcome } = useCart();
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
                form,
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
