import { knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { makeIndexes } from "../../src/platform/concurrent-indexes";
import { sql } from "./database";

const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
afterAll(() => database.destroy());

const names = [
  "shop_fulfillment_label_words",
  "shop_fulfillment_on_the_way",
  "shop_mail_recipient_words",
  "shop_order_address_words",
  "shop_order_attempt",
  "shop_order_canceled_at",
  "shop_order_created_at",
  "shop_order_email_words",
  "shop_order_item_unsent",
  "shop_order_item_unsent_since",
  "shop_order_version",
  "shop_payment_open",
  "shop_product_variant_words",
  "shop_product_words",
  "shop_review_created_at",
];

const indexesOf = (some: readonly string[]) =>
  sql<{ name: string; whole: boolean }>(
    `select class.relname as name, index.indisvalid as whole from pg_index index
      join pg_class class on class.oid = index.indexrelid where class.relname = any($1) order by name`,
    [some],
  );

// whether the database uses them depends on its row statistics: docs/performance.md shows the plans for a large shop
it("creates the indexes of the owner's lists, all valid", async () => {
  expect(await indexesOf(names)).toEqual(names.map((name) => ({ name, whole: true })));
});

/** What is searched by for each page of an order, each refund at Stripe, or each erasure. */
const searched = [
  ["booked_bank_line", "order_id"],
  ["line_refund", "order_id"],
  ["outbox_mail", "key"],
  ["parcel_batch", "order_id"],
  ["payment_issue", "payment_id"],
  ["review", "order_id"],
  ["shop_document", "order_id"],
  ["withdrawal", "email"],
  ["withdrawal", "order_id"],
] as const;

it.each(searched)("has an index of %s that begins with %s", async (table, column) => {
  const found = await sql(
    `select 1 from pg_index index
      join pg_attribute first on first.attrelid = index.indrelid and first.attnum = index.indkey[0]
      where index.indrelid = $1::regclass and first.attname = $2`,
    [table, column],
  );
  expect(found).not.toHaveLength(0);
});

it("recreates an index whose creation was interrupted, and keeps an existing one", async () => {
  await sql("create table broken_off as select 1 as n union all select 1");
  try {
    await expect(sql("create unique index concurrently broken_off_n on broken_off (n)")).rejects.toThrow();
    expect(await indexesOf(["broken_off_n"])).toEqual([{ name: "broken_off_n", whole: false }]);
    await makeIndexes(database, { broken_off_n: "broken_off (n)" });
    expect(await indexesOf(["broken_off_n"])).toEqual([{ name: "broken_off_n", whole: true }]);
    await makeIndexes(database, { broken_off_n: "broken_off (n)" });
  } finally {
    await sql("drop table broken_off");
  }
});
