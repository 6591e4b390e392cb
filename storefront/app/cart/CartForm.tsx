import type { FormHTMLAttributes, ReactNode } from "react";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import type { CartActionResult } from "./cart-action-result";
import type { CartIntent } from "./cart-intents";
import { useCart, useSending } from "./CartProvider";
import { prefetchDrawer } from "./CartDrawerHost";

/** Intents that are not idempotent; all others may be sent again at any time. */
const nonIdempotentIntents: readonly CartIntent["intent"][] = ["add", "apply-promo"];

interface CartFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "action" | "method"> {
  intent: CartIntent["intent"];
  /** Additional hidden fields. */
  fields?: Readonly<Record<string, string>>;
  /** Called with the response, with JavaScript only. */
  onAnswer?: (answer: CartActionResult) => void;
  /** Replaces the default way of sending, with JavaScript only. */
  onSend?: (form: FormData) => void;
  children: ReactNode;
}

/** A cart form: posted to the cart page, or, with JavaScript, sent in the background with the same fields. */
export function CartForm({ intent, fields = {}, onAnswer, onSend, children, ...rest }: CartFormProps) {
  const language = useLanguage();
  const { send } = useCart();
  const sending = useSending(intent) && nonIdempotentIntents.includes(intent);
  return (
    <form
      method="post"
      action={href("cart", language)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // ignore a second click while the first is being sent
        if (sending) return;
        const form = new FormData(event.currentTarget);
        if (onSend) onSend(form);
        else void send(form).then(onAnswer);
      }}
      // adding an item opens the drawer
      {...(intent === "add" ? prefetchDrawer : {})}
      {...rest}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
