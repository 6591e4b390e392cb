import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { toEuros } from "@su-turrone/contract/money";
import { containsPattern } from "../../platform/like-pattern";
import { meaningsOf, type Meaning } from "./typed-search";

const orderIdsByTracking = (knex: Knex, number: string) =>
  knex("fulfillment_label as label")
    .join("fulfillment as parcel", "parcel.id", "label.fulfillment_id")
    .join("order_fulfillment as link", "link.fulfillment_id", "parcel.id")
    .whereNull("label.deleted_at")
    .whereNull("parcel.canceled_at")
    .whereNull("link.deleted_at")
    .whereILike("label.tracking_number", containsPattern(number))
    .select("link.order_id as id");

/** Name of an address (`address`), written as in its index. */
export const addressName = "(coalesce(address.first_name, '') || ' ' || coalesce(address.last_name, ''))";

type AddressCondition = (address: Knex.QueryBuilder) => void;

/** Ids of the orders with a matching address, of the recipient or of the buyer. */
const orderIdsByAddress = (knex: Knex, matches: AddressCondition) => {
  const [shipping, billing] = (["shipping", "billing"] as const).map((kind) =>
    knex("order_address as address")
      .join("order", `order.${kind}_address_id`, "address.id")
      // same condition as in the address index
      .whereNull("order.deleted_at")
      .where(matches)
      .select("order.id"),
  );
  return [shipping, billing].flatMap((query) => query ?? []);
};

const containsWords =
  (text: string): AddressCondition =>
  (address) =>
    void address
      .whereILike("address.city", containsPattern(text))
      .orWhereILike("address.company", containsPattern(text))
      .orWhereILike("address.address_1", containsPattern(text))
      .orWhereRaw(`${addressName} ilike ?`, [containsPattern(text)]);

const hasPhone =
  (digits: string): AddressCondition =>
  (address) =>
    void address.whereRaw(String.raw`regexp_replace(address.phone, '\D', '', 'g') like ?`, [
      containsPattern(digits),
    ]);

/** Names, streets, companies and towns of an order's recipients, written as in their index. */
const recipientWords = `
  (jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].first_name') ||
    jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].address_1') ||
    jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].address_2') ||
    jsonb_path_query_array(metadata, '$.gift_parcels.recipients[*].city'))::text`;

/** Ids of the orders to several people, one of whom the text means. */
const orderIdsByRecipient = (knex: Knex, text: string) =>
  knex("order")
    // same conditions as in the index
    .whereNull("deleted_at")
    .whereRaw("metadata -> 'gift_parcels' is not null")
    .whereRaw(`${recipientWords} ilike ?`, [containsPattern(text)])
    .select("id");

/** Ids of the orders with a product of that name in any language, also a deleted one, or an SKU that contains the text. */
const orderIdsByGoods = (knex: Knex, text: string) =>
  knex("order_line_item as goods")
    .join("order_item as line", "line.item_id", "goods.id")
    .whereNull("line.deleted_at")
    .where(
      (builder) =>
        void builder
          .whereIn(
            "goods.product_id",
            knex("product")
              .whereILike("title", containsPattern(text))
              .select("id")
              .union([
                knex("translation")
                  .where("reference", "product")
                  .whereNull("deleted_at")
                  .whereRaw("translations ->> 'title' ilike ?", [containsPattern(text)])
                  .select("reference_id"),
              ]),
          )
          .orWhereIn(
            "goods.variant_id",
            knex("product_variant").whereILike("sku", containsPattern(text)).select("id"),
          ),
    )
    .select("line.order_id as id");

/** Ids of the orders of payments, e.g. those of a certain amount or reference. */
const orderIdsByCollection = (knex: Knex) =>
  knex("order_payment_collection as link").whereNull("link.deleted_at").select("link.order_id as id");

/** Ids of the orders that fit a meaning of the search text, by one index for each. */
function orderIdsByMeaning(knex: Knex, meaning: Meaning): Knex.QueryBuilder[] {
  switch (meaning.what) {
    case "number":
      // same condition as in the index of order numbers
      return [knex("order").where("display_id", meaning.number).whereNull("deleted_at").select("id")];
    case "phone":
      return orderIdsByAddress(knex, hasPhone(meaning.digits));
    case "tracking":
      return [orderIdsByTracking(knex, meaning.text)];
    case "amount":
      return [
        orderIdsByCollection(knex)
          .join("payment_collection as collection", "collection.id", "link.payment_collection_id")
          .whereNull("collection.deleted_at")
          .where("collection.amount", toEuros(meaning.cents)),
      ];
    case "document":
      return [
        knex("shop_document").where("label", meaning.label).whereNull("deleted_at").select("order_id as id"),
      ];
    case "code":
      return [
        orderIdsByCollection(knex)
          .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
          .whereNull("payment.deleted_at")
          .whereRaw("payment.data ->> 'reference' like ?", [containsPattern(meaning.code)]),
      ];
    case "words":
      return [
        knex("order").whereILike("email", containsPattern(meaning.text)).select("id"),
        ...orderIdsByAddress(knex, containsWords(meaning.text)),
        orderIdsByRecipient(knex, meaning.text),
        orderIdsByGoods(knex, meaning.text),
      ];
  }
}

/** Ids of the orders whose recipient or buyer has one of these names. */
export const orderIdsByNames = (knex: Knex, names: readonly string[]): Knex.QueryBuilder[] =>
  orderIdsByAddress(knex, (address) => void address.whereRaw(`${addressName} = any(?)`, [[...names]]));

/**
 * Ids of the orders that fit a search text in any of its meanings. Each part uses its own index
 * (migration-scripts), which a single condition across all tables could not.
 */
export const orderIdsMatching = (knex: Knex, text: string): Knex.QueryBuilder[] =>
  meaningsOf(text).flatMap((meaning) => orderIdsByMeaning(knex, meaning));
