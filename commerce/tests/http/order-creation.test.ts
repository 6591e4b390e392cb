import { afterAll, expect, it } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { runWorkflow } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { deleteCodes, makeCode } from "./code-tools";
import { comparable, sql } from "./database";
import { choosePaymentMethod, inStock } from "./payment-tools";
import { shippedCart } from "./shipped-cart";
import { send, variant } from "./shop";

/*
 * The shop creates an order from one reading of its cart. Medusa's own workflow creates one of an equal cart, and all rows
 * have to be the same.
 */

afterAll(deleteCodes);

const goods = await ownProduct("Bestellprobe", inStock);
const nougat = await variant("ST-NOC-0150");
const bar = await variant("ST-MAN-0300");
const lines = [
  { variant_id: goods.variantId, quantity: 2 },
  { variant_id: nougat.id, quantity: 1 },
  { variant_id: bar.id, quantity: 3 },
];

/** Columns that differ between any two orders. */
const ownColumns = [
  ..."id order_id item_id line_item_id display_id created_at updated_at authorized_at".split(" "),
  ..."cart_id shipping_method_id shipping_address_id billing_address_id".split(" "),
  ..."payment_collection_id payment_session_id".split(" "),
];

/** All rows that the creation of an order writes; of a payment without its data, which names it at the provider. */
async function rowsOf(cartId: string): Promise<unknown[]> {
  const [row] = await sql<{ rows: (Record<string, unknown>[] | null)[] }>(
    `with placed as (select o.* from "order" o join order_cart l on l.order_id = o.id where l.cart_id = $1),
      detail as (select d.* from order_item d join placed on d.order_id = placed.id),
      line as (select i.*, d.quantity as ordered from order_line_item i join detail d on d.item_id = i.id),
      method as (
        select m.* from order_shipping_method m
        join order_shipping s on s.shipping_method_id = m.id join placed on s.order_id = placed.id
      ),
      collection as (
        select c.* from payment_collection c
        join order_payment_collection l on l.payment_collection_id = c.id join placed on l.order_id = placed.id
      )
    select json_build_array(
      (select json_agg(placed) from placed),
      (select json_agg(a order by a.id) from order_address a
        join placed on a.id in (placed.shipping_address_id, placed.billing_address_id)),
      (select json_agg(detail order by line.variant_id) from detail join line on line.id = detail.item_id),
      (select json_agg(line order by variant_id) from line),
      (select json_agg(t order by variant_id, t.code) from order_line_item_tax_line t join line on line.id = t.item_id),
      (select json_agg(a order by variant_id) from order_line_item_adjustment a join line on line.id = a.item_id),
      (select json_agg(method) from method),
      (select json_agg(t order by t.code) from order_shipping_method_tax_line t
        join method on method.id = t.shipping_method_id),
      (select json_agg(a) from order_shipping_method_adjustment a join method on method.id = a.shipping_method_id),
      (select json_agg(s) from order_summary s join placed on placed.id = s.order_id),
      (select json_agg(s) from order_shipping s join placed on placed.id = s.order_id),
      (select json_agg(l) from order_cart l join placed on placed.id = l.order_id),
      (select json_agg(l) from order_payment_collection l join placed on placed.id = l.order_id),
      (select json_agg(l) from order_promotion l join placed on placed.id = l.order_id),
      (select json_agg(r order by variant_id) from reservation_item r join line on line.id = r.line_item_id),
      (select json_agg(collection) from collection),
      (select json_agg(to_jsonb(s) - 'data') from payment_session s
        join collection on collection.id = s.payment_collection_id),
      (select json_agg(to_jsonb(p) - 'data') from payment p
        join collection on collection.id = p.payment_collection_id),
      (select json_agg(json_build_object('closed', completed_at is not null)) from cart where id = $1)
    ) as rows`,
    [cartId],
  );
  return comparable(row?.rows ?? [], ownColumns);
}

/** Reserved units of the goods that only this file buys, also as the exact value that Medusa keeps beside it. */
const reserved = async (): Promise<{ units: number; exact: number } | undefined> =>
  (
    await sql<{ units: number; exact: number }>(
      `select reserved_quantity::int as units, (raw_reserved_quantity ->> 'value')::int as exact from inventory_level
      where inventory_item_id = $1`,
      [goods.itemId],
    )
  )[0];

const usesOf = async (code: string): Promise<number> =>
  (await sql<{ used: number }>("select used from promotion where code = $1", [code]))[0]?.used ?? 0;

const orders: [string, string, { value: string; limit?: string } | null][] = [
  ["by bank transfer", "de", null],
  ["to Italy, with two tax rates and a code", "it", { value: "10", limit: "5" }],
  ["outside the EU", "gb", null],
  ["of nothing to pay", "de", { value: "100" }],
];
it.each(rowsOfRun(orders, ([name]) => name, ["to Italy, with two tax rates and a code"]))(
  "an order %s has the rows of Medusa's own",
  { timeout: 60_000 },
  async (_, country, terms) => {
    const code = terms && (await makeCode(terms)).code;
    const cart = async (): Promise<string> => {
      const { id } = await shippedCart(lines, { country });
      if (code) await send("POST", `/store/carts/${id}/changes`, { type: "apply_code", code });
      if (terms?.value !== "100") await choosePaymentMethod({ id }, "bank");
      return id;
    };
    const [own, medusas] = [await cart(), await cart()];
    await runWorkflow("complete-cart", { id: medusas });
    const before = await reserved();
    const uses = code ? await usesOf(code) : 0;
    await runWorkflow("place-order", { cart_id: own });
    if (code && terms.limit) expect((await usesOf(code)) - uses).toBe(1);
    const units = (before?.units ?? 0) + 2;
    expect(await reserved()).toEqual({ units, exact: units });
    const rows = await rowsOf(own);
    expect(rows[0]).toHaveLength(1);
    expect(rows[3]).toHaveLength(3);
    expect(rows).toEqual(await rowsOf(medusas));
  },
);
