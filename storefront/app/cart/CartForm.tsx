import type { FormHTMLAttributes, ReactNode } from "react";
import { href } from "~/i18n/paths";
import { useLanguage } from "~/i18n/react";
import type { CartActionResult } from "./cart-action-result";
import type { CartIntent } from "./cart-intents";
import { useCart, useSending } from "./CartProvider";
import { prefetchDrawer } from "./load-drawer";

/** What is not the same when it is done twice; everything else may be sent again at any time. */
const onceOnly: readonly CartIntent["intent"][] = ["add", "apply-promo"];

interface CartFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "action" | "method"> {
  intent: CartIntent["intent"];
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string>>;
  /** Told what came of it, where scripts run. */
  onAnswer?: (answer: CartActionResult) => void;
  /** Sends it in another way, where scripts run. */
  onSend?: (form: FormData) => void;
  children: ReactNode;
}

/** A form of the cart: posted to the cart page, or, where scripts run, sent in the background with the same fields. */
export function CartForm({ intent, fields = {}, onAnswer, onSend, children, ...rest }: CartFormProps) {
  const language = useLanguage();
  const { send } = useCart();
  const sending = useSending(intent) && onceOnly.includes(intent);
  return (
    <form
      method="post"
      action={href("cart", language)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // a second click while the first is on its way is no second wish
        if (sending) return;
        const form = new FormData(event.currentTarget);
        if (onSend) onSend(form);
        else void send(form).then(onAnswer);
      }}
      // what is added opens the drawer
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
