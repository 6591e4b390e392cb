import { expect } from "@playwright/test";
import pg from "pg";
import { z } from "zod";
import { copyRows, removeCopies } from "../../../commerce/tests/copies/copy-rows";
import { numberedProductTables } from "../../../commerce/tests/copies/product-tables";

/** Does some work with a connection of its own to the shop's database. */
async function withDatabase<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client(z.url().parse(process.env["DATABASE_URL"]));
  await database.connect();
  return work(database).finally(() => database.end());
}

/** The product of a channel that has a title, once it has an address: that is written after its making. */
const withAddress = `
  select product.id from product
  join product_sales_channel link on link.product_id = product.id
  join publishable_api_key_sales_channel opened on opened.sales_channel_id = link.sales_channel_id
  join api_key on api_key.id = opened.publishable_key_id
  where api_key.token = $1 and product.title = $2
    and exists (select from slug where slug.entity_id = product.id)`;

/**
 * Copies a product of an own channel that has a number at the end of its title: copy n has n more as its number, and costs n cents
 * more.
 * @param key of the channel
 * @returns removes the copies
 * @throws Error when there is no such product
 */
export async function copyProduct(key: string, title: string, count: number): Promise<() => Promise<void>> {
  const numbers = { from: 1, to: count };
  const ids = (): Promise<string[]> =>
    withDatabase(async (database) => {
      const { rows } = await database.query<{ id: string }>(withAddress, [key, title]);
      return rows.map((row) => row.id);
    });
  await expect.poll(ids, { timeout: 30_000 }).toHaveLength(1);
  const [id = ""] = await ids();
  await withDatabase((database) => copyRows(database, numberedProductTables, id, numbers));
  return () => withDatabase((database) => removeCopies(database, numberedProductTables, id, numbers));
}
