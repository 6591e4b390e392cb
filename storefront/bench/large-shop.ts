import pg from "pg";
import { z } from "zod";
import { changing, copyRows } from "../../commerce/tests/copies/copy-rows";
import { orderTables, reviewTables } from "../../commerce/tests/copies/order-tables";
import { productTables } from "../../commerce/tests/copies/product-tables";

/** How large a shop is to be. */
export interface Size {
  products: number;
  orders: number;
  reviews: number;
}

/**
 * Myrtle: a word of three products of the first catalogue, which are not copied. A search for it, in the shop and in the admin, finds these
 * three in a shop of any size.
 */
export const rareWord = "myrte";

/** Orders of as many buyers, whose names and addresses can be searched for: a search of the owner's finds some of them, not all. */
const ordersOfMany = changing(orderTables, {
  order: { email: "'buyer' || n || '@example.com'" },
  order_address: { last_name: "'Deledda ' || n" },
});

const indexRows = z.array(z.object({ name: z.string(), made: z.string() }));

/**
 * Does work while some tables have no indexes but unique ones; the others are made again at its end, each in one piece, which takes a
 * fraction of what they cost row by row.
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
      `select id from product where deleted_at is null and status = 'published' and handle !~ '\\d$'
         and id not in (select id from search_pg_product_v1 where document::text ilike '%' || $1 || '%')
       order by id`,
      [rareWord],
    );
    const each = Math.ceil(size.products / rows.length);
    for (const { id } of rows) await copyRows(database, productTables, id, { from: 1, to: each - 1 });
    await database.query("set maintenance_work_mem = '512MB'");
    // what a copy belongs to is copied with it, so that nothing has to be looked up for each row
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
