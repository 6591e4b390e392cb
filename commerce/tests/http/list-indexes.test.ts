import { expect, it } from "vitest";
import { makeIndexes } from "../../src/migration-scripts/list-indexes";
import { ownKnex, sql } from "./database";

const database = ownKnex();

const names = [
  ..."fulfillment_label_words fulfillment_on_the_way mail_recipient_words".split(" "),
  ..."order_address_phone_digits order_address_street_words order_address_words".split(" "),
  ..."order_attempt order_canceled_at order_created_at order_email_words order_item_unsent".split(" "),
  ..."order_item_unsent_since order_recipient_words order_version".split(" "),
  ..."payment_collection_amount payment_open".split(" "),
  ..."payment_reference_words product_variant_words product_words".split(" "),
  "review_created_at",
].map((name) => `shop_${name}`);

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
