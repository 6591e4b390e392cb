import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";
import type { CartNotice } from "./cart-notices";

/** What was done, sentence by sentence; what was taken out can be put back. */
export function NoticeList({ notices }: { notices: readonly CartNotice[] }) {
  const t = useT("cart");
  const { form } = useCart();
  return (
    <ul>
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
