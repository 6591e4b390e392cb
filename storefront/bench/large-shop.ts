import pg from "pg";
import { z } from "zod";
import { withChanges, copyRows } from "../../commerce/tests/copies/copy-rows";
import { orderTables, reviewTables } from "../../commerce/tests/copies/order-tables";
import { productTables } from "../../commerce/tests/copies/product-tables";

/** Target size of a shop. */
export interface Size {
  products: number;
  orders: number;
  reviews: number;
}

/**
 * "Myrtle": a word in three products of the initial catalogue, which are not copied. A search for it, in the shop and in the admin, finds
 * these three products in a shop of any size.
 */
export const rareWord = "myrte";

/** Each copied order gets its own buyer name and e-mail address, so that the owner's order search finds some orders, not all. */
const ordersOfMany = withChanges(orderTables, {
  order: { email: "'buyer' || n || '@example.com'" },
  order_address: { last_name: "'Deledda ' || n" },
});

const indexRows = z.array(z.object({ name: z.string(), made: z.string() }));

/**
 * Runs `work` while the non-unique indexes of some tables are dropped, and recreates them afterwards. Building an index once takes a
 * fraction of the time of updating it row by row.
 */
async function withoutIndexes(
  database: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await database.query(
    `select indexname as name, indexdef as made from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexdef not like 'CREATE UNIQUE %'`,
    [tables],
  );
  const indexes = indexRows.parse(rows);
  for (const { name } of indexes) await database.query(`drop index ${database.escapeIdentifier(name)}`);
  await work();
  for (const { made } of indexes) await database.query(made);
}

/**
 * Enlarges a shop with copies of data that Medusa itself created. A second run copies only the missing products and orders.
 * @param reviewed id of a completed and reviewed order, as are nearly all orders of an old shop; copied for most orders
 * @param open id of an order that awaits payment; copied a hundred times
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
      `select id from product where deleted_at is null and status = 'published' and handle !~ '\\d$'
         and id not in (select product_id from food_label where ingredients::text ilike '%' || $1 || '%')
       order by id`,
      [rareWord],
    );
    const each = Math.ceil(size.products / rows.length);
    for (const { id } of rows) await copyRows(database, productTables, id, { from: 1, to: each - 1 });
    await database.query("set maintenance_work_mem = '512MB'");
    // skips the foreign key lookup for each row; the referenced rows are copied too
    await database.query("set session_replication_role = replica");
    const orderRelated = [...ordersOfMany, ...reviewTables].map(({ table: name }) => name);
    await withoutIndexes(database, orderRelated, async () => {
      await copyRows(database, ordersOfMany, reviewed, { from: 1, to: size.orders - 100 });
      await copyRows(database, reviewTables, reviewed, { from: 1, to: size.reviews });
      await copyRows(database, ordersOfMany, open, { from: 1, to: 100 });
    });
    await database.query("reset session_replication_role");
    await database.query("vacuum analyze");
  } finally {
    await database.end();
  }
}
