import pg from "pg";

/** A table of what is copied: which rows belong to the original ($1 is its id), and what else has to differ in copy n. */
interface Copied {
  table: string;
  rows: string;
  /** Values of columns by SQL; `o` is the row that is copied, `n` the number of the copy. */
  changes?: Readonly<Record<string, string>>;
}

const collection = "select payment_collection_id from order_payment_collection where order_id = $1";
const payment = `select id from payment where payment_collection_id in (${collection})`;
const parcel = "select fulfillment_id from order_fulfillment where order_id = $1";
const line = "select item_id from order_item where order_id = $1";
const shipping = "select shipping_method_id from order_shipping where order_id = $1";
const address = `select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = $1`;

/** Copies are spread over the time before the original: one in five minutes, 200,000 in about two years. */
const earlier = (column: string): Record<string, string> => ({
  [column]: `o.${column} - n * interval '5 minutes'`,
});

/**
 * Where an order stands. Its cart and its reservations are not copied: a cart is deleted after some weeks, and a finished order reserves
 * nothing. All copies are of the same customer and of the same goods.
 */
const orderTables: readonly Copied[] = [
  { table: "order_address", rows: `id in (${address})` },
  { table: "order", rows: "id = $1", changes: { display_id: "o.display_id + n", ...earlier("created_at") } },
  { table: "order_line_item", rows: `id in (${line})` },
  { table: "order_item", rows: "order_id = $1" },
  { table: "order_line_item_tax_line", rows: `item_id in (${line})` },
  { table: "order_line_item_adjustment", rows: `item_id in (${line})` },
  { table: "order_shipping_method", rows: `id in (${shipping})` },
  { table: "order_shipping", rows: "order_id = $1" },
  { table: "order_shipping_method_tax_line", rows: `shipping_method_id in (${shipping})` },
  { table: "order_summary", rows: "order_id = $1" },
  { table: "order_change", rows: "order_id = $1" },
  { table: "order_change_action", rows: "order_id = $1" },
  { table: "order_transaction", rows: "order_id = $1" },
  { table: "order_payment_collection", rows: "order_id = $1" },
  { table: "payment_collection", rows: `id in (${collection})` },
  { table: "payment_session", rows: `payment_collection_id in (${collection})` },
  { table: "payment", rows: `id in (${payment})` },
  { table: "capture", rows: `payment_id in (${payment})` },
  { table: "order_fulfillment", rows: "order_id = $1" },
  { table: "fulfillment", rows: `id in (${parcel})` },
  { table: "fulfillment_item", rows: `fulfillment_id in (${parcel})` },
  {
    table: "shop_document",
    rows: "order_id = $1",
    changes: { sequence: "o.sequence + 1000000 + n", ...earlier("issued_at"), ...earlier("created_at") },
  },
  {
    table: "outbox_mail",
    rows: `key = $1 or key in (${parcel}) or key in (select id from capture where payment_id in (${payment}))`,
    changes: earlier("created_at"),
  },
];

/** Reviews of the copies of one order, each of another product. */
const reviewTables: readonly Copied[] = [
  {
    table: "review",
    rows: "order_id = $1",
    changes: {
      product_id:
        "(select ids[1 + n % cardinality(ids)] from (select array_agg(id) as ids from product) as all_products)",
      order_id: "o.order_id || 'n' || n",
      line_item_id: "o.line_item_id || 'n' || n",
      ...earlier("created_at"),
    },
  },
];

const variants = "select id from product_variant where product_id = $1";
const priceSets = `select price_set_id from product_variant_price_set where variant_id in (${variants})`;
const stock = `select inventory_item_id from product_variant_inventory_item where variant_id in (${variants})`;
const options = "select id from product_product_option where product_id = $1";

/** Where a product stands, parents first. Copies share options, categories, tags and pictures' files with the original. */
const productTables: readonly Copied[] = [
  {
    table: "product",
    rows: "id = $1",
    changes: { handle: "o.handle || '-' || n", title: "o.title || ' ' || n", ...earlier("created_at") },
  },
  { table: "product_variant", rows: "product_id = $1", changes: { sku: "o.sku || '-' || n" } },
  { table: "product_product_option", rows: "product_id = $1" },
  { table: "product_product_option_value", rows: `product_product_option_id in (${options})` },
  { table: "product_variant_option", rows: `variant_id in (${variants})` },
  { table: "product_variant_price_set", rows: `variant_id in (${variants})` },
  { table: "price_set", rows: `id in (${priceSets})` },
  { table: "price", rows: `price_set_id in (${priceSets})` },
  { table: "product_variant_inventory_item", rows: `variant_id in (${variants})` },
  { table: "inventory_item", rows: `id in (${stock})`, changes: { sku: "o.sku || '-' || n" } },
  { table: "inventory_level", rows: `inventory_item_id in (${stock})` },
  { table: "product_sales_channel", rows: "product_id = $1" },
  { table: "product_shipping_profile", rows: "product_id = $1" },
  { table: "product_category_product", rows: "product_id = $1" },
  { table: "product_tags", rows: "product_id = $1" },
  { table: "image", rows: "product_id = $1" },
  { table: "translation", rows: `reference_id = $1 or reference_id in (${variants})` },
  { table: "slug", rows: "entity_id = $1", changes: { slug: "o.slug || '-' || n" } },
  { table: "product_detail", rows: "product_id = $1" },
  { table: "food_label", rows: "product_id = $1" },
  {
    table: "search_pg_product_v1",
    rows: "id = $1",
    changes: {
      document: "replace(o.document::text, $1, $1 || 'n' || n)::jsonb",
      indexed: "replace(o.indexed::text, $1, $1 || 'n' || n)::jsonb",
    },
  },
];

/** Rows copied in one statement, so that nothing has to be kept in memory and an end by force loses little. */
const batch = 20_000;

/** Copies an original and all that is written of it: copy n of an id is the id with "n" and the number behind it. */
async function copy(
  database: pg.Client,
  tables: readonly Copied[],
  original: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { table, rows } of tables) {
    const name = database.escapeIdentifier(table);
    found.set(
      table,
      (await database.query<Record<string, unknown>>(`select * from ${name} where ${rows}`, [original])).rows,
    );
  }
  const ids = new Set([...found.values()].flat().flatMap(({ id }) => (typeof id === "string" ? [id] : [])));
  for (const { table, rows, changes = {} } of tables) {
    const originals = found.get(table) ?? [];
    const isOwn = (column: string) => originals.some((row) => ids.has(String(row[column])));
    const own = Object.keys(originals[0] ?? {}).filter((column) => isOwn(column) || column === "id");
    const values = [
      ...own.map((column) => [
        column,
        `case when o.${column} = any($4::text[]) then o.${column} || 'n' || n else o.${column} end`,
      ]),
      ...Object.entries(changes),
    ].map(([column, value]) => `'${column}', ${value}`);
    const name = database.escapeIdentifier(table);
    for (let first = from; originals.length > 0 && first <= to; first += batch) {
      await database.query(
        `insert into ${name}
         select (jsonb_populate_record(null::${name}, to_jsonb(o) || jsonb_build_object(${values.join(", ")}))).*
         from (select * from ${name} where ${rows}) as o, generate_series($2::int, $3::int) as n
         on conflict do nothing`,
        [original, first, Math.min(to, first + batch - 1), [...ids]],
      );
    }
  }
}

/** How large a shop is to be. */
export interface Size {
  products: number;
  orders: number;
  reviews: number;
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
      "select id from product where deleted_at is null and status = 'published' and handle !~ '\\d$' order by id",
    );
    const each = Math.ceil(size.products / rows.length);
    for (const { id } of rows) await copy(database, productTables, id, { from: 1, to: each - 1 });
    await copy(database, orderTables, reviewed, { from: 1, to: size.orders - 100 });
    await copy(database, reviewTables, reviewed, { from: 1, to: size.reviews });
    await copy(database, orderTables, open, { from: 1, to: 100 });
    await database.query("analyze");
  } finally {
    await database.end();
  }
}
