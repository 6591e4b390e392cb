import { domainToUnicode } from "node:url";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/**
 * Forms in which an address may be stored: as normalised now, and, in rows from before normalisation, with a Unicode
 * domain.
 * @param address as normalised by `mailboxAddress` (contract/request-fields.ts): lower case, with an ASCII domain
 */
export function formsOf(address: string): string[] {
  const at = address.lastIndexOf("@");
  const unicode = domainToUnicode(address.slice(at + 1));
  return [...new Set([address, ...(unicode ? [`${address.slice(0, at)}@${unicode}`] : [])])];
}

/** Minimum length of a word to search for; shorter ones also occur inside other words. */
const shortestWord = 5;

/**
 * Words that identify a person in free texts: full names, numbers and addresses, but nothing empty or too short to be
 * distinctive.
 */
export const namingWords = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    words.map((word) => (word ?? "").trim().toLowerCase()).filter((word) => word.length >= shortestWord),
  ),
];

const idRows = z.array(z.object({ id: z.string().nullable() }));

/** The values a query selects as `id`, in order and without duplicates: a preview and its erasure compare them. */
async function idsOf(query: Knex.QueryBuilder): Promise<string[]> {
  const rows: unknown = await query;
  return [...new Set(idRows.parse(rows).flatMap(({ id }) => id ?? []))].sort();
}

/** Ids of a table's rows whose column has one of the values. */
const idsWhere = (knex: Knex, table: string, column: string, values: readonly string[]): Promise<string[]> =>
  idsOf(knex(table).select("id").whereIn(column, values));

/** Values of a column in the rows with the given ids. */
const valuesOf = (knex: Knex, table: string, column: string, ids: readonly string[]): Promise<string[]> =>
  idsOf(knex(table).select({ id: column }).whereIn("id", ids));

/** Ids of the rows with one of the e-mail addresses, case-insensitive. */
const idsOfAddress = (knex: Knex, table: string, addresses: readonly string[]): Promise<string[]> =>
  idsOf(
    knex(table)
      .select("id")
      .whereRaw("lower(email) = any(?)", [[...addresses]]),
  );

/** Restricts a query to rows in which one of the columns contains one of the words. */
const containing = (query: Knex.QueryBuilder, columns: readonly string[], words: readonly string[]) =>
  query.where((builder) => {
    for (const column of columns) {
      for (const word of words) void builder.orWhereRaw("position(? in lower(??::text)) > 0", [word, column]);
    }
  });

/** Ids on one side of a link between two Medusa modules, by those on the other. */
const linkedIds = (
  knex: Knex,
  link: "order_cart" | "order_fulfillment" | "order_payment_collection" | "cart_payment_collection",
  [side, ids]: readonly [string, readonly string[]],
  targetColumn: string,
): Promise<string[]> => idsOf(knex(link).select({ id: targetColumn }).whereIn(side, ids));

/**
 * Ids of the orders' addresses, including former ones the owner has changed, which are recorded in the order changes.
 */
async function orderAddressesOf(
  knex: Knex,
  orders: readonly string[],
  changes: readonly string[],
): Promise<string[]> {
  const before: unknown = await knex("order_change_action")
    .select({ id: knex.raw("details->'old'->>'id'") })
    .whereIn("order_change_id", changes);
  const addressIds = idRows.parse(before).flatMap(({ id }) => id ?? []);
  const own = await Promise.all([
    valuesOf(knex, "order", "shipping_address_id", orders),
    valuesOf(knex, "order", "billing_address_id", orders),
    idsWhere(knex, "order_address", "id", addressIds),
  ]);
  return [...new Set(own.flat())];
}

const nameRows = z.array(z.object({ name: z.string(), phone: z.string().nullable() }));

type AddressTable = "order_address" | "cart_address";

/** Full name of an address as entered; older addresses have it in two fields. */
const fullName = "concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))";

async function namesIn(knex: Knex, table: AddressTable, ids: readonly string[]) {
  const rows: unknown = await knex(table)
    .select("phone", { name: knex.raw(fullName) })
    .whereIn("id", ids);
  return nameRows.parse(rows);
}

/**
 * Former addresses of carts: Medusa keeps them, and only the name still leads to them. No cart uses them, so erasing
 * one of a namesake does no harm.
 */
const formerCartAddresses = (knex: Knex, names: readonly string[]): Promise<string[]> =>
  idsOf(
    knex("cart_address")
      .select("id")
      .whereRaw(`lower(${fullName}) = any(?)`, [names.map((name) => name.toLowerCase())])
      .whereNotExists(
        knex("cart")
          .where("shipping_address_id", knex.ref("cart_address.id"))
          .orWhere("billing_address_id", knex.ref("cart_address.id")),
      ),
  );

/**
 * Finds everything the shop stores about the person with an e-mail address. People are not looked up by name, because
 * names are not unique.
 * @param knex a transaction if the result has to stay valid during further work
 * @param address as normalised by `mailboxAddress`
 */
export async function findPerson(knex: Knex, address: string) {
  const addresses = formsOf(address);
  const orders = await idsOfAddress(knex, "order", addresses);
  const own = await idsOfAddress(knex, "cart", addresses);
  const carts = [
    ...new Set([...own, ...(await linkedIds(knex, "order_cart", ["order_id", orders], "cart_id"))]),
  ];
  const orderChanges = await idsWhere(knex, "order_change", "order_id", orders);
  const orderAddresses = await orderAddressesOf(knex, orders, orderChanges);
  const fulfillments = await linkedIds(knex, "order_fulfillment", ["order_id", orders], "fulfillment_id");
  const collections = [
    ...(await linkedIds(knex, "order_payment_collection", ["order_id", orders], "payment_collection_id")),
    ...(await linkedIds(knex, "cart_payment_collection", ["cart_id", carts], "payment_collection_id")),
  ];
  const payments = await idsWhere(knex, "payment", "payment_collection_id", collections);
  const present = [
    ...(await valuesOf(knex, "cart", "shipping_address_id", carts)),
    ...(await valuesOf(knex, "cart", "billing_address_id", carts)),
  ];
  const named = [
    ...(await namesIn(knex, "order_address", orderAddresses)),
    ...(await namesIn(knex, "cart_address", present)),
  ];
  const names = [...new Set(named.map(({ name }) => name))].filter(Boolean);
  const cartAddresses = [...present, ...(await formerCartAddresses(knex, names))];
  const messages = await idsOfAddress(knex, "contact_message", addresses);
  const subscriptions = await idsOfAddress(knex, "newsletter_subscription", addresses);
  const alerts = await idsOfAddress(knex, "restock_alert", addresses);
  const moved = [
    ...(await idsWhere(knex, "capture", "payment_id", payments)),
    ...(await idsWhere(knex, "refund", "payment_id", payments)),
    ...(await idsWhere(knex, "booked_bank_line", "order_id", orders)),
  ];
  const withdrawals = await idsOfAddress(knex, "withdrawal", addresses);
  const subjects = [
    ...orders,
    ...fulfillments,
    ...moved,
    ...messages,
    ...subscriptions,
    ...alerts,
    ...withdrawals,
  ];
  const mails = [
    ...(await idsWhere(knex, "outbox_mail", "key", subjects)),
    ...(await idsOf(
      containing(knex("outbox_mail").select("id"), ["recipient", "data", "last_error"], addresses),
    )),
  ];
  // ids have upper-case letters, and the texts are compared in lower case
  const traces = [...addresses, ...orders, ...carts].map((trace) => trace.toLowerCase());
  const words = namingWords([
    ...addresses,
    ...names,
    // a review may be signed with the last name, or mention it
    ...names.map((name) => name.split(/\s+/).at(-1)),
    ...named.map(({ phone }) => phone),
  ]);
  return {
    addresses,
    orders,
    orderAddresses,
    orderChanges,
    fulfillments,
    payments,
    carts,
    messages,
    subscriptions,
    alerts,
    /** Names, phone numbers and addresses as entered, to be searched for in free texts. */
    words,
    fulfillmentAddresses: await valuesOf(knex, "fulfillment", "delivery_address_id", fulfillments),
    paymentCollections: [...new Set(collections)],
    returns: await idsWhere(knex, "return", "order_id", orders),
    cartAddresses: [...new Set(cartAddresses)],
    customers: await idsOfAddress(knex, "customer", addresses),
    mails: [...new Set(mails)],
    notifications: await idsOf(containing(knex("notification").select("id"), ["to", "data"], traces)),
    executions: await idsOf(
      containing(knex("workflow_execution").select("id"), ["execution", "context"], traces),
    ),
  };
}

/** Ids of all rows about a person. */
export type PersonIds = Awaited<ReturnType<typeof findPerson>>;
