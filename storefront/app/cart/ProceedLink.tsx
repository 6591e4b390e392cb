import { Link, useNavigate, useNavigation } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { isOrderable } from "./line-issue";

interface Props {
  cart: Cart;
  pending: boolean;
}

/** Handler of a link to the checkout, which waits until pending changes are confirmed. @param to with a fragment */
function useProceed(to: string, pending: boolean) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isOpening = isWaiting || navigation.location?.pathname === to.split("#", 1)[0];
  const leave = useCallback(() => {
    isLeaving.current = false;
    setIsWaiting(false);
    navigate(to);
  }, [navigate, to]);
  useEffect(() => {
    if (isLeaving.current && !pending) leave();
  }, [pending, leave]);
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpening) return;
    isLeaving.current = pending;
    if (pending) setIsWaiting(true);
    else leave();
  };
  return { isOpening, onClick };
}

/** Link to the checkout; blocked while a line cannot be ordered as it is. Says itself that it is opening. */
export function ProceedLink({ cart, pending }: Props) {
  const t = useT("cart");
  const checkout = href("checkout", useLanguage());
  const { isOpening, onClick } = useProceed(checkout, pending);
  if (!isOrderable(cart)) return <p className="text-pomegranate">{t("mark.first")}</p>;
  return (
    <LinkButton to={checkout} wide aria-busy={isOpening} onClick={onClick}>
      <span aria-live="polite">{t(isOpening ? "proceeding" : "proceed")}</span>
    </LinkButton>
  );
}

/** Says that the cart is a gift, or may be one, and leads to the fields of its card. */
export function GiftLine({ cart, pending }: Props) {
  const t = useT("cart");
  const fields = `${href("checkout", useLanguage())}#gift`;
  const { onClick } = useProceed(fields, pending);
  return (
    <p className="text-sm">
      {t(cart.requests.gift ? "gift.marked" : "gift.offer")}{" "}
      <Link to={fields} onClick={onClick} className="link inline-block py-1">
        {t("gift.link")}
      </Link>
    </p>
  );
}
