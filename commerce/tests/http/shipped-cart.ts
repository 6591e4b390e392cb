import type { CartView } from "@su-turrone/contract/cart-view";
import { copyRows, idOfCopy, type CopiedTable } from "../copies/copy-rows";
import { withDatabase } from "./database";
import { answerTo } from "./cart-change-tools";
import { informationFor } from "./shop";

const line = "select id from cart_line_item where cart_id = $1";
const shipping = "select id from cart_shipping_method where cart_id = $1";
const addressesOf = "select unnest(array[shipping_address_id, billing_address_id]) from cart where id = $1";

/** Tables of a cart without codes and payments; copies have the same e-mail address. */
const cartTables: readonly CopiedTable[] = [
  { table: "cart_address", rows: `id in (${addressesOf})` },
  { table: "cart", rows: "id = $1", changes: { created_at: "now()", updated_at: "now()" } },
  { table: "cart_line_item", rows: "cart_id = $1" },
  { table: "cart_line_item_tax_line", rows: `item_id in (${line})` },
  { table: "cart_shipping_method", rows: "cart_id = $1" },
  { table: "cart_shipping_method_tax_line", rows: `shipping_method_id in (${shipping})` },
];

type Goods = { variant_id: string; quantity: number }[];

/** A cart as the storefront fills it, up to the choice of a payment method. */
async function fillCart([first, ...others]: Goods, country: string, locale: string): Promise<CartView> {
  const headers = { "x-medusa-locale": locale };
  const started = await answerTo("/store/filled-carts", { ...first, country }, headers);
  const changes = `/store/carts/${started.cart?.id ?? ""}/changes`;
  for (const item of others) await answerTo(changes, { type: "add", ...item }, headers);
  const { cart } = await answerTo(changes, informationFor(country, { locale }), headers);
  if (!cart) throw new Error("The cart could not be filled");
  return cart;
}

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
 * API, which would cost commerce several requests. Prices and shipping are those at the creation of the first such
 * cart, in whichever file: a test that changes the tariff has to restore it before requesting a cart.
 */
export async function shippedCart(
  items: Goods,
  { country = "de", email = "grazia@example.com", locale = "de-DE" } = {},
): Promise<CartView> {
  const key = JSON.stringify([items, country, locale]);
  const original = originals.get(key) ?? {
    cart: fillCart(items, country, locale),
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
