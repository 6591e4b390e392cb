import { useEffect, useRef } from "react";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";
import type { CartNotice } from "./cart-notices";

/**
 * What was done, sentence by sentence; what was taken out can be put back. The button that took it out is gone with its line:
 * where that had the focus, the one that puts it back gets it, or else the words do.
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
              <Button look="quiet">{t("flash.undo")}</Button>
            </CartForm>
          )}
        </li>
      ))}
    </ul>
  );
}
