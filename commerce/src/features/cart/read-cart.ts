import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, decorateCartTotals, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { languages } from "../../platform/languages";
import { addressParts } from "@su-turrone/contract/cart-view";
import { shippingTariff } from "../../modules/fulfillment-parcel";
import type { ShopSettings } from "../../modules/shop-settings/setting-types";
import { buyerRequestRow } from "../ordering/order/buyer-requests";
import { withInitialSettings } from "../shop/settings";
import { cartQuery } from "./cart-query";

const text = z.string().nullable();
const amount = z.coerce.number();
const address = z.object(addressParts(text)).nullable();
const pixels = z.number().nullable();

export const cartVariant = z.object({
  id: z.string(),
  weight: z.number().nullable(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  price_set_id: text,
  /** State of the rows its price is calculated from. */
  price_state: text,
  /** Stock of what it consists of, at the locations of the cart's sales channel. */
  stock: z.array(z.object({ inventory_item_id: z.string(), required: z.number(), available: z.number() })),
  product_id: z.string(),
  title: z.string(),
  status: z.string(),
  type_id: text,
  unit_price_exempt: z.boolean().nullable(),
  band: text,
  pictures: z
    .array(
      z.object({
        url: z.string(),
        alt: z.partialRecord(z.enum(languages), z.string()),
        width: pixels,
        height: pixels,
      }),
    )
    .nullable(),
  /** The first picture. */
  image: z.object({ url: z.string() }).nullable(),
  titles: z.array(z.object({ locale_code: z.string(), title: z.unknown() })),
  slugs: z.array(z.object({ language: z.enum(languages), slug: z.string(), current: z.boolean() })),
  categories: z.array(z.object({ mpath: z.string() })),
  channels: z.array(z.object({ id: z.string() })),
  /** State of the rows that decide whether the product may be sold. */
  sale_state: z.string(),
});

const taxLines = z.array(z.object({ rate: amount }));

const item = z.object({
  id: z.string(),
  product_id: text,
  product_type_id: text,
  variant_id: text,
  product_title: text,
  title: z.string(),
  thumbnail: text,
  quantity: amount,
  unit_price: amount,
  is_custom_price: z.boolean(),
  is_discountable: z.boolean(),
  is_tax_inclusive: z.boolean(),
  adjustments: z.array(
    z.object({ id: z.string(), item_id: z.string(), code: text, amount, is_tax_inclusive: z.boolean() }),
  ),
  tax_lines: taxLines,
  /** Null if it no longer exists. */
  variant: cartVariant.nullable(),
});

/** A cart as stored, with Medusa's totals, its goods as they are now, and the shop's settings and tariff. */
const cartRecord = z.object({
  id: z.string(),
  email: text,
  customer_id: text,
  locale: text,
  currency_code: z.string(),
  region_id: text,
  sales_channel_id: text,
  completed_at: z.date().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  shipping_address: address,
  billing_address: address,
  /** In the order they were added. */
  items: z.array(item),
  shipping_methods: z.array(
    z.object({ id: z.string(), shipping_option_id: text, amount, tax_lines: taxLines }),
  ),
  promotions: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      is_automatic: z.boolean(),
      type: text,
      value: z.number().nullable(),
    }),
  ),
  payment_sessions: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      provider_id: z.string(),
      amount,
      data: z.unknown(),
      /** Time at which the payment made of it was cancelled. */
      payment_canceled_at: text,
    }),
  ),
  buyer_request: buyerRequestRow.nullable(),
  total: amount,
  subtotal: amount,
  tax_total: amount,
  item_total: amount,
  item_subtotal: amount,
  original_item_total: amount,
  original_item_subtotal: amount,
  shipping_total: amount,
  /** State of everything but prices that determines which price applies. */
  price_rules_state: z.string(),
  settings: z
    .custom<Partial<ShopSettings>>((value) => typeof value === "object")
    .nullable()
    .transform(withInitialSettings),
  tariff: shippingTariff.nullable(),
});

export type CartRecord = z.infer<typeof cartRecord>;
export type CartItem = CartRecord["items"][number];
export type CartVariant = z.infer<typeof cartVariant>;

/** Rows of the statement, as Medusa's function for the totals takes them. */
const cartRows = z.array(z.custom<Parameters<typeof decorateCartTotals>[0]>());

/** Columns read with a cart; none may have the name of one of its own, which it would replace. */
type FurtherColumns = Readonly<Record<string, Knex.Raw>> & { readonly [Own in keyof CartRecord]?: never };

/** Reads a cart with one statement; null if there is none. @param more further columns, returned as they are */
export async function readCartAnd(
  container: MedusaContainer,
  cartId: string,
  more: FurtherColumns,
): Promise<{ cart: CartRecord; row: unknown } | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const statement = cartQuery(knex, cartId);
  const found: unknown = await (Object.keys(more).length > 0 ? statement.select(more) : statement);
  const [row] = cartRows.parse(found);
  // the totals of Medusa's own cart module
  return row ? { cart: cartRecord.parse(decorateCartTotals(row)), row } : null;
}

/** Reads a cart with one statement; null if there is none. */
export const readCart = async (container: MedusaContainer, cartId: string): Promise<CartRecord | null> =>
  (await readCartAnd(container, cartId, {}))?.cart ?? null;

export const cartNotFound = () =>
  new MedusaError(MedusaError.Types.NOT_FOUND, "Cart not found", "cart_not_found" satisfies RefusalCode);

/** Reads a cart with one statement. @throws MedusaError if there is none */
export async function readExistingCart(container: MedusaContainer, cartId: string): Promise<CartRecord> {
  const cart = await readCart(container, cartId);
  if (cart) return cart;
  throw cartNotFound();
}
