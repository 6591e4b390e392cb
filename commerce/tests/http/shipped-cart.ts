import type { CartView } from "@su-turrone/contract/cart-view";
import { cartTables } from "../copies/cart-tables";
import { copyRows, idOfCopy } from "../copies/copy-rows";
import { withDatabase } from "./database";
import { cartWith, addShippingMethod } from "./shop";

/** A cart that is never ordered, and the number of its copies. */
interface Original {
  cart: Promise<CartView>;
  copies: number;
}

const originals = new Map<string, Original>();

/**
 * Assigns a cart ($1) to a customer by e-mail address ($2), new or existing, like Medusa when the address is entered.
 */
const assignCart = `
  with customers as (
    insert into customer (id, email, has_account) values ('cus_' || $1, $2, false)
    on conflict (email, has_account) where deleted_at is null do update set email = excluded.email
    returning id
  )
  update cart set email = $2, customer_id = (select id from customers) where id = $1`;

/**
 * A cart with an address, goods and shipping, for tests of the steps after it: a copy of one created through the store
 * API, which would cost commerce two long requests. Prices and shipping are those at the creation of the first such
 * cart, in whichever file: a test that changes the tariff has to restore it before requesting a cart.
 */
export async function shippedCart(
  items: { variant_id: string; quantity: number }[],
  { country = "de", email = "grazia@example.com", locale = "de-DE" } = {},
): Promise<CartView> {
  const key = JSON.stringify([items, country, locale]);
  const original = originals.get(key) ?? {
    cart: cartWith(items, country, { locale }).then(({ id }) => addShippingMethod(id)),
    copies: 0,
  };
  originals.set(key, original);
  const n = ++original.copies;
  const cart = await original.cart;
  const id = idOfCopy(cart.id, n);
  await withDatabase(async (database) => {
    await copyRows(database, cartTables, cart.id, { from: n, to: n });
    await database.query(assignCart, [id, email]);
  });
  return { ...cart, id, email, lines: cart.lines.map((line) => ({ ...line, id: idOfCopy(line.id, n) })) };
}
