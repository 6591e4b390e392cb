import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { PARCEL_PROVIDER } from "../../modules/fulfillment-parcel";
import {
  builtOnce,
  jsonRow,
  jsonRows,
  linkedRows,
  partsOf,
  promotionRows,
  totalParts,
} from "../../platform/json-rows";
import { packStock, type Id } from "../catalogue/available-packs";
import { priceRulesState, priceState } from "../catalogue/catalogue-snapshot";
import { saleState } from "../sellable/read-sale-problems";

/** A variant with its product, and the states of what its price and its sale depend on. */
export const variantRow = (knex: Knex, id: Id, salesChannelId: Id): Knex.QueryBuilder =>
  knex("product_variant as variant")
    .join("product", "product.id", "variant.product_id")
    .leftJoin("product_detail as detail", (join) => {
      void join.on("detail.product_id", "product.id").andOnNull("detail.deleted_at");
    })
    .leftJoin("product_variant_price_set as price_link", (join) => {
      void join.on("price_link.variant_id", "variant.id").andOnNull("price_link.deleted_at");
    })
    .where("variant.id", id)
    .whereNull("variant.deleted_at")
    .whereNull("product.deleted_at")
    .select("variant.weight", "variant.manage_inventory", "variant.allow_backorder", {
      id: "variant.id",
      price_set_id: "price_link.price_set_id",
      price_state: priceState(knex, knex.ref("price_link.price_set_id")),
      stock: jsonRows(knex, packStock(knex, salesChannelId).where("link.variant_id", knex.ref("variant.id"))),
      product_id: "product.id",
      title: "product.title",
      status: "product.status",
      type_id: "product.type_id",
      unit_price_exempt: "detail.unit_price_exempt",
      band: "detail.band",
      pictures: "detail.pictures",
      image: jsonRow(
        knex,
        partsOf(knex, "image", "product_id", "product.id")
          .clearOrder()
          .orderBy(["part.rank", "part.id"])
          .select("part.url"),
      ),
      titles: jsonRows(
        knex,
        partsOf(knex, "translation", "reference_id", "product.id").select("part.locale_code", {
          title: knex.raw("part.translations -> 'title'"),
        }),
      ),
      slugs: jsonRows(
        knex,
        partsOf(knex, "slug", "entity_id", "product.id")
          .where({ "part.kind": "product", "part.current": true })
          .select("part.language", "part.slug", "part.current"),
      ),
      categories: jsonRows(
        knex,
        knex("product_category_product as link")
          .join("product_category as category", "category.id", "link.product_category_id")
          .where("link.product_id", knex.ref("product.id"))
          .whereNull("category.deleted_at")
          .select("category.mpath"),
      ),
      channels: jsonRows(
        knex,
        partsOf(knex, "product_sales_channel", "product_id", "product.id").select({
          id: "part.sales_channel_id",
        }),
      ),
      sale_state: saleState(knex, knex.ref("product.id")),
    });

const itemRows = (knex: Knex): Knex.QueryBuilder =>
  knex("cart_line_item as item")
    .where("item.cart_id", knex.ref("cart.id"))
    .whereNull("item.deleted_at")
    .orderBy(["item.created_at", "item.id"])
    .select(
      "item.id",
      "item.product_id",
      "item.product_type_id",
      "item.variant_id",
      "item.product_title",
      "item.title",
      "item.thumbnail",
      "item.quantity",
      "item.unit_price",
      "item.raw_unit_price",
      "item.is_tax_inclusive",
      "item.is_custom_price",
      "item.is_discountable",
      {
        ...totalParts(knex, "cart_line_item", "item_id", "item.id"),
        variant: jsonRow(
          knex,
          variantRow(knex, knex.ref("item.variant_id"), knex.ref("cart.sales_channel_id")),
        ),
      },
    );

const methodRows = (knex: Knex): Knex.QueryBuilder =>
  knex("cart_shipping_method as method")
    .where("method.cart_id", knex.ref("cart.id"))
    .whereNull("method.deleted_at")
    .orderBy("method.id")
    .select(
      "method.id",
      "method.shipping_option_id",
      "method.amount",
      "method.raw_amount",
      "method.is_tax_inclusive",
      totalParts(knex, "cart_shipping_method", "shipping_method_id", "method.id"),
    );

const cartColumns = builtOnce((knex) => {
  const address = (column: string) => jsonRow(knex, partsOf(knex, "cart_address", "id", column));
  return {
    shipping_address: address("cart.shipping_address_id"),
    billing_address: address("cart.billing_address_id"),
    items: jsonRows(knex, itemRows(knex)),
    shipping_methods: jsonRows(knex, methodRows(knex)),
    credit_lines: jsonRows(
      knex,
      partsOf(knex, "credit_line", "cart_id", "cart.id").select("part.id", "part.amount", "part.raw_amount"),
    ),
    promotions: jsonRows(knex, promotionRows(knex, "cart")),
    payment_sessions: jsonRows(
      knex,
      linkedRows(knex, "payment_collection", "cart_payment_collection", "cart_id", "cart.id", "collection")
        .join("payment_session as part", "part.payment_collection_id", "collection.id")
        .whereNull("part.deleted_at")
        .orderBy("part.id")
        .leftJoin("payment", (join) => {
          void join.on("payment.payment_session_id", "part.id").andOnNull("payment.deleted_at");
        })
        .select("part.id", "part.status", "part.provider_id", "part.amount", "part.data", {
          payment_canceled_at: "payment.canceled_at",
        }),
    ),
    buyer_request: jsonRow(knex, partsOf(knex, "buyer_request", "cart_id", "cart.id")),
    price_rules_state: knex.raw(priceRulesState),
    settings: knex("shop_settings_version")
      .whereNull("deleted_at")
      .orderBy("created_at", "desc")
      .limit(1)
      .select("values"),
    tariff: knex("shipping_option")
      .where("provider_id", PARCEL_PROVIDER)
      .whereNull("deleted_at")
      .orderBy("created_at")
      .limit(1)
      .select("data"),
  };
});

/**
 * One statement that reads a cart with everything a storefront shows of it, and the shop's settings and tariff. No row
 * if there is no such cart.
 */
export const cartQuery = (knex: Knex, cartId: string): Knex.QueryBuilder =>
  knex("cart").where("cart.id", cartId).whereNull("cart.deleted_at").select("cart.*", cartColumns(knex));
