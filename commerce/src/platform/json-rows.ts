import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/*
 * Rows of related tables as JSON columns of one statement. A statement costs this process a hundred times what it costs
 * the database, so one large statement is cheaper than many small ones.
 */

/** All rows of a query, in its order, as a JSON array. */
export const jsonRows = (knex: Knex, rows: Knex.QueryBuilder): Knex.Raw =>
  knex.raw("(select coalesce(json_agg(listed), '[]') from ? as listed)", [rows]);

/** The first row of a query as a JSON object; null if there is none. */
export const jsonRow = (knex: Knex, rows: Knex.QueryBuilder): Knex.Raw =>
  knex.raw("(select row_to_json(found) from ? as found)", [rows.limit(1)]);

/**
 * Columns whose SQL is built by the first query that reads them: Knex takes milliseconds to build the SQL of all the rows
 * of a cart or an order.
 * @param build columns of the outer query and of fixed values only
 */
export function builtOnce<Column extends string>(
  build: (knex: Knex) => Readonly<Record<Column, Knex.Raw | Knex.QueryBuilder>>,
): (knex: Knex) => Record<Column, Knex.Raw> {
  let built: [string, Knex.Sql][] | undefined;
  return (knex) => {
    built ??= Object.entries<Knex.Raw | Knex.QueryBuilder>(build(knex)).map(([name, column]) => [
      name,
      knex.raw("?", [column]).toSQL(),
    ]);
    return Object.fromEntries(
      built.map(([name, { sql, bindings }]) => [name, knex.raw(sql, bindings)]),
    ) as Record<Column, Knex.Raw>;
  };
}

/**
 * The rows of a table that belong to the row of an outer query and are not deleted, by id.
 * @param alias of the table; queries within need another one
 */
export const partsOf = (
  knex: Knex,
  table: string,
  column: string,
  owner: string,
  alias = "part",
): Knex.QueryBuilder =>
  knex({ [alias]: table })
    .where(`${alias}.${column}`, knex.ref(owner))
    .whereNull(`${alias}.deleted_at`)
    .orderBy(`${alias}.id`);

/**
 * The rows of a table that a link table of Medusa leads to from the row of an outer query, in the order they were
 * linked.
 * @param ownerColumn column of the link table with the id of the owner
 */
export const linkedRows = (
  knex: Knex,
  table: string,
  linkTable: string,
  ownerColumn: string,
  owner: string,
  alias = "part",
): Knex.QueryBuilder =>
  knex({ [alias]: table })
    .join({ link: linkTable }, `link.${table}_id`, `${alias}.id`)
    .where(`link.${ownerColumn}`, knex.ref(owner))
    .whereNull("link.deleted_at")
    .whereNull(`${alias}.deleted_at`)
    .orderBy(["link.id", `${alias}.id`]);

/**
 * Tax lines and adjustments of a line or a shipping method, as far as Medusa's totals depend on them.
 * @param version column with the version of an order, which its adjustments have
 */
export const totalParts = (knex: Knex, table: string, column: string, owner: string, version?: string) => {
  const adjustments = partsOf(knex, `${table}_adjustment`, column, owner);
  if (version !== undefined) void adjustments.where("part.version", knex.ref(version));
  return {
    tax_lines: jsonRows(
      knex,
      partsOf(knex, `${table}_tax_line`, column, owner).select("part.id", "part.rate", "part.code"),
    ),
    adjustments: jsonRows(knex, adjustments),
  };
};

/** The ids of the payment providers the owner offers for the cart of an outer query. */
export const offeredProviderRows = (knex: Knex): Knex.QueryBuilder =>
  linkedRows(knex, "payment_provider", "region_payment_provider", "region_id", "cart.region_id")
    .where("part.is_enabled", true)
    .select("part.id");

/** The promotions of a cart or an order, with what they take off. */
export const promotionRows = (knex: Knex, owner: "cart" | "order"): Knex.QueryBuilder =>
  linkedRows(knex, "promotion", `${owner}_promotion`, `${owner}_id`, `${owner}.id`)
    .leftJoin("promotion_application_method as method", (join) => {
      void join.on("method.promotion_id", "part.id").andOnNull("method.deleted_at");
    })
    .select("part.id", "part.code", "part.is_automatic", "method.type", "method.value");
