import type { CartView } from "@su-turrone/contract/cart-view";
import { cartTables } from "../copies/cart-tables";
import { copyRows, idOfCopy } from "../copies/copy-rows";
import { withDatabase } from "./database";
import { cartWith, ship } from "./shop";

/** A cart that becomes no order, and how many copies of it there are. */
interface Original {
  cart: Promise<CartView>;
  copies: number;
}

const originals = new Map<string, Original>();

/** Gives a cart ($1) to a buyer ($2), whom the shop may know already, as Medusa does when it is told the address. */
const giveTo = `
  with known as (select id from customer where email = $2 and not has_account and deleted_at is null),
  made as (
    insert into customer (id, email, has_account)
    select 'cus_' || $1, $2, false where not exists (select from known)
    returning id
  )
  update cart set email = $2, customer_id = (select id from known union all select id from made) where id = $1`;

/**
 * A cart with an address, goods and shipping, for tests of what comes after it: copies of one that was made through the store API,
 * which costs commerce two long calls. Goods and shipping cost what they did when the first cart of them was made, in whichever file:
 * a test that changes the tariff changes it back before it asks for one.
 */
export async function shippedCart(
  items: { variant_id: string; quantity: number }[],
  { country = "de", email = "grazia@example.com", locale = "de-DE" } = {},
): Promise<CartView> {
  const key = JSON.stringify([items, country, locale]);
  const original = originals.get(key) ?? {
    cart: cartWith(items, country, { locale }).then(({ id }) => ship(id)),
    copies: 0,
  };
  originals.set(key, original);
  const n = ++original.copies;
  const cart = await original.cart;
  const id = idOfCopy(cart.id, n);
  await withDatabase(async (database) => {
    await copyRows(database, cartTables, cart.id, { from: n, to: n });
    await database.query(giveTo, [id, email]);
  });
  return { ...cart, id, email, lines: cart.lines.map((line) => ({ ...line, id: idOfCopy(line.id, n) })) };
}
