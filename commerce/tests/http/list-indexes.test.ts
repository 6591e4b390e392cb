import { expect, it } from "vitest";
import { sql } from "./database";

const names = [
  "shop_fulfillment_label_words",
  "shop_fulfillment_on_the_way",
  "shop_order_address_words",
  "shop_order_canceled_at",
  "shop_order_created_at",
  "shop_order_email_words",
  "shop_order_item_unsent",
  "shop_order_version",
  "shop_payment_open",
];

// whether the database goes by them depends on how many rows it has counted: docs/performance.md has its plans in a large shop
it("the indexes of the owner's lists are made, and whole", async () => {
  const rows = await sql<{ name: string; whole: boolean }>(
    `select class.relname as name, index.indisvalid as whole from pg_index index
      join pg_class class on class.oid = index.indexrelid where class.relname = any($1) order by name`,
    [names],
  );
  expect(rows).toEqual(names.map((name) => ({ name, whole: true })));
});
