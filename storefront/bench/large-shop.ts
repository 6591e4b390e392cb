import pg from "pg";
import { changing, copyRows } from "../../commerce/tests/copies/copy-rows";
import { orderTables, reviewTables } from "../../commerce/tests/copies/order-tables";
import { productTables } from "../../commerce/tests/copies/product-tables";

/** How large a shop is to be. */
export interface Size {
  products: number;
  orders: number;
  reviews: number;
}

/** Orders of as many buyers, whose names and addresses can be searched for: a search of the owner's finds some of them, not all. */
const ordersOfMany = changing(orderTables, {
  order: { email: "'buyer' || n || '@example.com'" },
  order_address: { last_name: "'Deledda ' || n" },
});

/**
 * Makes a shop large with copies of what the engine itself has made; run again it copies the products and orders that are missing.
 * @param reviewed an order that is finished and reviewed: what nearly all orders of an old shop are
 * @param open one that waits for its money: a hundred of them
 */
export async function enlarge(
  databaseUrl: string,
  size: Size,
  reviewed: string,
  open: string,
): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      "select id from product where deleted_at is null and status = 'published' and handle !~ '\\d$' order by id",
    );
    const each = Math.ceil(size.products / rows.length);
    for (const { id } of rows) await copyRows(database, productTables, id, { from: 1, to: each - 1 });
    await copyRows(database, ordersOfMany, reviewed, { from: 1, to: size.orders - 100 });
    await copyRows(database, reviewTables, reviewed, { from: 1, to: size.reviews });
    await copyRows(database, ordersOfMany, open, { from: 1, to: 100 });
    await database.query("vacuum analyze");
  } finally {
    await database.end();
  }
}
