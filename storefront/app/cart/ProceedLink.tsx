import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { isOrderable } from "./line-issue";

/**
 * Link to the checkout: waits until pending changes are confirmed, and is blocked while a line cannot be ordered as it
 * is. Says itself that it is opening, because the drawer covers the page's progress line.
 */
export function ProceedLink({ cart, pending }: { cart: Cart; pending: boolean }) {
  const t = useT("cart");
  const language = useLanguage();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  if (isWaiting && !pending) setIsWaiting(false);
  const checkout = href("checkout", language);
  const isOpening = isWaiting || navigation.location?.pathname === checkout;
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
      aria-busy={isOpening}
      onClick={(event) => {
        if (!pending) return;
        event.preventDefault();
        isLeaving.current = true;
        setIsWaiting(true);
      }}
    >
      <span aria-live="polite">{t(isOpening ? "proceeding" : "proceed")}</span>
    </LinkButton>
  );
}
