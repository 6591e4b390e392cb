import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { isOrderable } from "./line-issue";

/**
 * Link to the checkout: waits until pending changes are confirmed, and is blocked while a line cannot be ordered as it
 * is.
 */
export function ProceedLink({ cart, pending }: { cart: Cart; pending: boolean }) {
  const t = useT("cart");
  const language = useLanguage();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const checkout = href("checkout", language);
  useEffect(() => {
    if (!isLeaving.current || pending) return;
    isLeaving.current = false;
    navigate(checkout);
  }, [pending, navigate, checkout]);
  if (!isOrderable(cart)) return <p className="text-pomegranate">{t("mark.first")}</p>;
  return (
    <LinkButton
      to={checkout}
      wide
      onClick={(event) => {
        if (!pending) return;
        event.preventDefault();
        isLeaving.current = true;
      }}
    >
      {t("proceed")}
    </LinkButton>
  );
}
