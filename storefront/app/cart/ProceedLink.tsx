import { useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { isOrderable } from "./line-issue";

/** Link to the checkout: waits for pending changes, and is blocked while a line cannot be ordered as it is. */
export function ProceedLink({ cart, pending }: { cart: Cart; pending: boolean }) {
  const t = useT("cart");
  const language = useLanguage();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const checkout = href("checkout", language);
  const isOpening = isWaiting || navigation.location?.pathname === checkout;
  const leave = useCallback(() => {
    isLeaving.current = false;
    setIsWaiting(false);
    navigate(checkout);
  }, [navigate, checkout]);
  useEffect(() => {
    if (isLeaving.current && !pending) leave();
  }, [pending, leave]);
  if (!isOrderable(cart)) return <p className="text-pomegranate">{t("mark.first")}</p>;
  return (
    <LinkButton
      to={checkout}
      wide
      aria-busy={isOpening}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isOpening) return;
        isLeaving.current = pending;
        if (pending) setIsWaiting(true);
        else leave();
      }}
    >
      <span aria-live="polite">{t(isOpening ? "proceeding" : "proceed")}</span>
    </LinkButton>
  );
}
