import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { CreateOrderDTO, MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  MedusaError,
  OrderStatus,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { jsonRow, jsonRows, linkedRows, offeredProviderRows, partsOf } from "../../../platform/json-rows";
import { stockLevels } from "../../catalogue/available-packs";
import { checkCompletion } from "../../cart/completion-check";
import { readCartAnd, type CartRecord } from "../../cart/read-cart";
import { linkedOrderId } from "./completion-attempt";

/*
 * What Medusa's workflow complete-cart reads and checks by thirty statements before it creates an order, by one; but for
 * credit lines, which no cart of the shop has.
 * tests/http/order-creation.test.ts compares the rows of both.
 */

type OrderedLine = NonNullable<CreateOrderDTO["items"]>[number];
type OrderedMethod = NonNullable<CreateOrderDTO["shipping_methods"]>[number];

const ids = z.array(z.object({ id: z.string() }));

/** Rows of the cart's tables have the columns of the order's, and some of their own (`ownColumns`). */
const besideCart = z.object({
  order_id: z.string().nullable(),
  collections: ids,
  providers: ids,
  addresses: z.object({
    shipping: z.custom<NonNullable<CreateOrderDTO["shipping_address"]>>().nullable(),
    billing: z.custom<NonNullable<CreateOrderDTO["billing_address"]>>().nullable(),
  }),
  lines: z.array(z.custom<OrderedLine & { profile_id: string | null }>()),
  methods: z.array(z.custom<OrderedMethod & { profile_id: string | null }>()),
  parts: z.array(
    z.object({
      variant_id: z.string(),
      inventory_item_id: z.string(),
      required_quantity: z.number(),
      allow_backorder: z.boolean(),
      /** Stock at the locations of the sales channel. */
      levels: z.array(z.object({ location_id: z.string(), available: z.number() })),
    }),
  ),
});

/** Everything an order is created from. */
export interface PlacedCart {
  order: CreateOrderDTO;
  collectionIds: string[];
  promotionIds: string[];
  /** Null if there is nothing to pay. */
  sessionId: string | null;
  parts: z.infer<typeof besideCart>["parts"];
}

const ownColumns = new Set([
  "id",
  "cart_id",
  "item_id",
  "shipping_method_id",
  "profile_id",
  "is_custom_price",
  "raw_amount",
  "raw_rate",
  "raw_unit_price",
  "raw_compare_at_unit_price",
  "created_at",
  "updated_at",
  "deleted_at",
]);

/** A row of the cart without the columns that the order's row has values of its own for. */
const copyOf = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ownColumns.has(name))) as Row;

const copyWithParts = <Row extends { tax_lines?: object[]; adjustments?: object[] }>(row: Row): Row => ({
  ...copyOf(row),
  tax_lines: row.tax_lines?.map(copyOf),
  adjustments: row.adjustments?.map(copyOf),
});

const columns = (knex: Knex) => {
  const address = (column: string) => jsonRow(knex, partsOf(knex, "cart_address", "id", column));
  const allParts = (table: string, column: string, owner: string) => ({
    tax_lines: jsonRows(knex, partsOf(knex, `${table}_tax_line`, column, owner)),
    adjustments: jsonRows(knex, partsOf(knex, `${table}_adjustment`, column, owner)),
  });
  const lines = knex("cart_line_item as item")
    .where("item.cart_id", knex.ref("cart.id"))
    .whereNull("item.deleted_at")
    .orderBy(["item.created_at", "item.id"])
    .select("item.*", {
      profile_id: partsOf(knex, "product_shipping_profile", "product_id", "item.product_id")
        .limit(1)
        .select("part.shipping_profile_id"),
      ...allParts("cart_line_item", "item_id", "item.id"),
    });
  const methods = knex("cart_shipping_method as method")
    .leftJoin("shipping_option as option", (join) => {
      void join.on("option.id", "method.shipping_option_id").andOnNull("option.deleted_at");
    })
    .where("method.cart_id", knex.ref("cart.id"))
    .whereNull("method.deleted_at")
    .select("method.*", {
      profile_id: "option.shipping_profile_id",
      ...allParts("cart_shipping_method", "shipping_method_id", "method.id"),
    });
  const levels = stockLevels(knex, knex.ref("cart.sales_channel_id"))
    .where("inventory_level.inventory_item_id", knex.ref("part.inventory_item_id"))
    .orderBy("inventory_level.location_id")
    .select("inventory_level.location_id", {
      available: knex.raw("inventory_level.stocked_quantity - inventory_level.reserved_quantity"),
    });
  const parts = knex("product_variant_inventory_item as part")
    .join("product_variant as variant", "variant.id", "part.variant_id")
    .whereNull("part.deleted_at")
    .where("variant.manage_inventory", true)
    .whereIn(
      "variant.id",
      knex("cart_line_item")
        .where({ cart_id: knex.ref("cart.id"), deleted_at: null })
        .select("variant_id"),
    )
    .select(
      "part.variant_id",
      "part.inventory_item_id",
      "part.required_quantity",
      "variant.allow_backorder",
      {
        levels: jsonRows(knex, levels),
      },
    );
  return {
    order_id: linkedOrderId(knex),
    collections: jsonRows(
      knex,
      linkedRows(knex, "payment_collection", "cart_payment_collection", "cart_id", "cart.id").select(
        "part.id",
      ),
    ),
    providers: jsonRows(knex, offeredProviderRows(knex)),
    addresses: knex.raw("json_build_object('shipping', ?, 'billing', ?)", [
      address("cart.shipping_address_id"),
      address("cart.billing_address_id"),
    ]),
    lines: jsonRows(knex, lines),
    methods: jsonRows(knex, methods),
    parts: jsonRows(knex, parts),
  };
};

const processable: readonly string[] = [
  PaymentSessionStatus.PENDING,
  PaymentSessionStatus.REQUIRES_MORE,
  PaymentSessionStatus.AUTHORIZED,
  PaymentSessionStatus.CAPTURED,
  PaymentSessionStatus.PENDING_AUTHORIZATION,
];

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

/** The payment session to authorise; null if there is nothing to pay. @throws MedusaError without a usable one */
function sessionToAuthorize(cart: CartRecord, offered: readonly { id: string }[]): string | null {
  if (cart.total <= 0) return null;
  const session = cart.payment_sessions.find(
    ({ status, payment_canceled_at: canceledAt }) => processable.includes(status) && canceledAt === null,
  );
  if (!session) throw invalid("Payment sessions are required to complete cart");
  if (!offered.some(({ id }) => id === session.provider_id))
    throw invalid(`Payment provider ${session.provider_id} is not enabled`);
  return session.id;
}

/**
 * Reads a cart that is to become an order, by one statement, and checks that it may.
 * @throws MedusaError if it may not
 */
export async function readPlacedCart(container: MedusaContainer, cartId: string): Promise<PlacedCart> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const read = await readCartAnd(container, cartId, columns(knex));
  if (!read) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Cart not found");
  const { cart } = read;
  const { order_id, collections, providers, addresses, lines, methods, parts } = besideCart.parse(read.row);
  if (order_id !== null) throw new MedusaError(MedusaError.Types.CONFLICT, "The cart has become an order");
  if (lines.length === 0) throw invalid("Cannot complete a cart with no items");
  const sessionId = sessionToAuthorize(cart, providers);
  await checkCompletion(container, cart);
  const shipped = methods.map(({ profile_id: id }) => id);
  if (lines.some((line) => line.requires_shipping && !shipped.includes(line.profile_id)))
    throw invalid("The cart has no shipping method for some of its items");
  const stored = parts.map(({ variant_id: id }) => id);
  if (cart.items.some(({ variant }) => variant?.manage_inventory && !stored.includes(variant.id)))
    throw invalid("A variant of the cart has no inventory items");
  const items = lines.map(copyWithParts);
  const shipping = methods.map(copyWithParts);
  return {
    order: {
      ...(cart.region_id ? { region_id: cart.region_id } : {}),
      ...(cart.customer_id ? { customer_id: cart.customer_id } : {}),
      ...(cart.sales_channel_id ? { sales_channel_id: cart.sales_channel_id } : {}),
      ...(cart.email ? { email: cart.email } : {}),
      status: OrderStatus.PENDING,
      currency_code: cart.currency_code,
      locale: cart.locale,
      ...(addresses.shipping ? { shipping_address: copyOf(addresses.shipping) } : {}),
      ...(addresses.billing ? { billing_address: copyOf(addresses.billing) } : {}),
      no_notification: false,
      items,
      shipping_methods: shipping,
      metadata: cart.metadata,
      promo_codes: [...items, ...shipping].flatMap(({ adjustments }) =>
        (adjustments ?? []).flatMap(({ code }) => code ?? []),
      ),
    },
    collectionIds: collections.map(({ id }) => id),
    promotionIds: cart.promotions.map(({ id }) => id),
    sessionId,
    parts,
  };
}
