import type { Cart } from "~/commerce/types";
import { PriceNote } from "~/catalogue/PriceNote";
import type { CartRefusal } from "./cart-action-result";
import { CartLineRow } from "./CartLineRow";
import { useCart } from "./CartProvider";

interface Props {
  cart: Cart;
  refusal: CartRefusal | undefined;
  pending: boolean;
  heading: "h2" | "h3";
}

/** Cart lines, used by both the cart page and the drawer. */
export function CartContents({ cart, refusal, pending, heading }: Props) {
  const { pendingQuantities } = useCart();
  return (
    <div>
      <ul className="divide-y divide-sand border-y border-sand">
        {cart.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            refusal={refusal?.lineId === line.id ? refusal : undefined}
            pending={pending && line.id in pendingQuantities}
            heading={heading}
          />
        ))}
      </ul>
      <div className="mt-4">
        <PriceNote forList />
      </div>
    </div>
  );
}
