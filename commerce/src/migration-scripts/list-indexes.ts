import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const invalidRows = z.object({ rows: z.array(z.unknown()) });

/**
 * Creates missing indexes concurrently, so that writes to the tables are not blocked as they are by a plain
 * `create index`. For migration scripts, which run outside a transaction as this requires; a module's migrations do
 * not.
 * @param indexes index definitions (the part after "on") by name
 */
export async function makeIndexes(knex: Knex, indexes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // drop the invalid index an interrupted run left behind: it is not used, and would count as existing
    const { rows } = invalidRows.parse(
      await knex.raw("select 1 from pg_index where indexrelid = to_regclass(?) and not indisvalid", [name]),
    );
    if (rows.length > 0) await knex.raw("drop index concurrently if exists ??", [name]);
    await knex.raw(`create index concurrently if not exists ${name} on ${definition}`);
  }
}

/** A script that creates more of them, named so that it runs after this one, whose extension they need: Medusa goes by names. */
export const indexScript =
  (indexes: Readonly<Record<string, string>>) =>
  ({ container }: { container: MedusaContainer }): Promise<void> =>
    makeIndexes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), indexes);

/**
 * Indexes on Medusa's tables and on large tables of our own for the owner's lists over many orders
 * (docs/performance.md); most are partial and only contain rows with something open. Created here, after all tables
 * exist, because module migrations only know the module's own tables. A script that has run is not run again: an index
 * for shops that exist needs a new script.
 */
const indexes: Readonly<Record<string, string>> = {
  shop_order_created_at: `"order" (created_at) where deleted_at is null`,
  shop_order_canceled_at: `"order" (canceled_at) where deleted_at is null and status = 'canceled'`,
  shop_order_email_words: `"order" using gin (email gin_trgm_ops)`,
  shop_order_address_words: `order_address using gin (
    (coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops, city gin_trgm_ops, company gin_trgm_ops)`,
  // there is a row per line and order version, and only the order knows its last version: both indexes are merged in
  // order
  shop_order_version: `"order" (id, version) where deleted_at is null and canceled_at is null`,
  shop_order_item_unsent: `order_item (order_id, version) where deleted_at is null and quantity > shipped_quantity`,
  shop_payment_open: `payment (payment_collection_id)
    where deleted_at is null and captured_at is null and canceled_at is null`,
  shop_fulfillment_on_the_way: `fulfillment (id)
    where canceled_at is null and shipped_at is not null and delivered_at is null`,
  shop_fulfillment_label_words: `fulfillment_label using gin (tracking_number gin_trgm_ops)`,
  // lines written since all orders were last read (features/today/open-orders.ts)
  shop_order_item_unsent_since: `order_item (updated_at) where deleted_at is null and quantity > shipped_quantity`,
  // the order of a cart that was not linked to it yet (features/ordering/place-order/completion-attempt.ts)
  shop_order_attempt: `"order" ((metadata -> 'completion' ->> 'cart_id')) where deleted_at is null`,
  // list of all reviews, newest first
  shop_review_created_at: `review (created_at, id) where deleted_at is null`,
  // mails by part of the recipient's address
  shop_mail_recipient_words: `outbox_mail using gin (recipient gin_trgm_ops)`,
  // concatenated texts of a row, for the search in Medusa's product list (api/guards/admin-search.ts)
  shop_product_words: `product using gin (
    (coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(description, '')) gin_trgm_ops)
    where deleted_at is null`,
  shop_product_variant_words: `product_variant using gin (
    (coalesce(title, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(barcode, '') || ' ' || coalesce(ean, '') || ' ' ||
      coalesce(upc, '')) gin_trgm_ops) where deleted_at is null`,
};

export default async function listIndexes({ container }: { container: MedusaContainer }): Promise<void> {
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // trigram indexes for substring searches
  await database.raw("create extension if not exists pg_trgm");
  await makeIndexes(database, indexes);
}
