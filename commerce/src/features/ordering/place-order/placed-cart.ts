import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, PaymentSessionStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  builtOnce,
  jsonRow,
  jsonRows,
  linkedRows,
  offeredProviderRows,
  partsOf,
} from "../../../platform/json-rows";
import { stockLevels } from "../../catalogue/available-packs";
import { checkCompletion } from "../../cart/completion-check";
import { readCartAnd, type CartRecord } from "../../cart/read-cart";
import { paidBy } from "../order/order-payment";
import { linkedOrderId } from "./completion-attempt";

/*
 * What Medusa's workflow complete-cart reads and checks by thirty statements before it creates an order, by one; but for
 * credit lines, which no cart of the shop has.
 * tests/http/order-creation.test.ts compares the rows of both.
 */

const text = z.string().nullable();
// Medusa's function for the totals has made objects of some of them
const amount = z.coerce.number();

/** The columns that tax lines, and adjustments, of a cart and of an order have in common. */
const taxLine = z.object({
  description: text,
  tax_rate_id: text,
  code: z.string(),
  rate: amount,
  provider_id: text,
  metadata: z.unknown(),
  data: z.unknown(),
});
const adjustment = z.object({
  description: text,
  promotion_id: text,
  code: text,
  amount,
  provider_id: text,
  is_tax_inclusive: z.boolean().optional(),
});

/** A row of a line or a shipping method, with all its columns. */
const rowWithParts = z.looseObject({
  profile_id: text,
  tax_lines: z.array(taxLine),
  adjustments: z.array(adjustment),
});

const besideCart = z.object({
  order_id: text,
  collections: z.array(z.object({ id: z.string(), amount })),
  providers: z.array(z.object({ id: z.string() })),
  addresses: z.object({ shipping: z.looseObject({}).nullable(), billing: z.looseObject({}).nullable() }),
  lines: z.array(
    rowWithParts.extend({
      variant_id: text,
      quantity: amount,
      unit_price: amount,
      compare_at_unit_price: amount.nullable(),
      requires_shipping: z.boolean(),
    }),
  ),
  methods: z.array(rowWithParts.extend({ amount })),
  parts: z.array(
    z.object({
      variant_id: z.string(),
      inventory_item_id: z.string(),
      required_quantity: z.number(),
      allow_backorder: z.boolean(),
      /** Stock at the locations of the sales channel. */
      levels: z.array(z.object({ id: z.string(), location_id: z.string(), available: z.number() })),
    }),
  ),
});
type BesideCart = z.infer<typeof besideCart>;

/** Everything an order is created from. */
export interface PlacedCart extends Pick<
  BesideCart,
  "addresses" | "lines" | "methods" | "parts" | "collections"
> {
  cart: CartRecord;
  /** The payment session to authorise; null if there is nothing to pay. */
  session: CartRecord["payment_sessions"][number] | null;
}

const columns = builtOnce((knex) => {
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
    .select("inventory_level.id", "inventory_level.location_id", {
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
        "part.amount",
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
});

const processable: readonly string[] = [
  PaymentSessionStatus.PENDING,
  PaymentSessionStatus.REQUIRES_MORE,
  PaymentSessionStatus.AUTHORIZED,
  PaymentSessionStatus.CAPTURED,
  PaymentSessionStatus.PENDING_AUTHORIZATION,
];

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

/** The payment session to authorise; null if there is nothing to pay. @throws MedusaError without a usable one */
function sessionToAuthorize(cart: CartRecord, offered: readonly { id: string }[]): PlacedCart["session"] {
  if (cart.total <= 0) return null;
  const session = cart.payment_sessions.find(
    ({ status, payment_canceled_at: canceledAt }) => processable.includes(status) && canceledAt === null,
  );
  if (!session) throw invalid("Payment sessions are required to complete cart");
  // what the staff has taken in the workshop is offered to nobody
  if (paidBy(session) !== "workshop" && !offered.some(({ id }) => id === session.provider_id))
    throw invalid(`Payment provider ${session.provider_id} is not enabled`);
  return session;
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
  const { order_id, providers, ...placed } = besideCart.parse(read.row);
  const { lines, methods, parts } = placed;
  if (order_id !== null) throw new MedusaError(MedusaError.Types.CONFLICT, "The cart has become an order");
  if (lines.length === 0) throw invalid("Cannot complete a cart with no items");
  const session = sessionToAuthorize(cart, providers);
  await checkCompletion(container, cart);
  const shipped = methods.map(({ profile_id: id }) => id);
  if (lines.some((line) => line.requires_shipping && !shipped.includes(line.profile_id)))
    throw invalid("The cart has no shipping method for some of its items");
  const stored = parts.map(({ variant_id: id }) => id);
  if (cart.items.some(({ variant }) => variant?.manage_inventory && !stored.includes(variant.id)))
    throw invalid("A variant of the cart has no inventory items");
  return { cart, session, ...placed };
}
