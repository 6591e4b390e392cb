import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { addressParts } from "../../platform/address-parts";

const text = z.string().nullable();

const addressRow = z.object(addressParts(text));

const promotionRows = z
  .array(z.object({ code: z.string().nullish(), is_automatic: z.boolean().nullish() }).nullish())
  .nullish()
  .transform((list) =>
    (list ?? []).flatMap((found) => (found?.code && !found.is_automatic ? [found.code] : [])),
  );

const remembered = z.object({ codes: z.array(z.string()) });

/** Codes the shopper wants, applied or waiting, from the cart's metadata. */
const rememberedCodes = (metadata: unknown): string[] => remembered.safeParse(metadata).data?.codes ?? [];

const cartRow = z.object({
  customer_id: z.string().nullish(),
  locale: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  items: z.array(
    z.object({
      id: z.string(),
      variant_id: z.string().nullish(),
      product_title: z.string().nullish(),
      title: z.string(),
      quantity: z.coerce.number(),
      unit_price: z.coerce.number(),
      variant: z.object({ weight: z.coerce.number().nullish() }).nullish(),
    }),
  ),
  shipping_address: addressRow.nullish(),
  shipping_methods: z.array(z.object({ amount: z.coerce.number() })).default([]),
  promotions: promotionRows,
});

/** A cart before a change, with the fields needed to plan the change and describe its effects. */
export interface CartBeforeChange {
  lines: {
    id: string;
    variant_id: string;
    name: string;
    grams: number;
    quantity: number;
    /** Price per pack in euro. */
    unit_price: number;
  }[];
  customerId: string | null;
  /** Language of the product names in the cart. */
  locale: string | null;
  address: Record<string, string | null> | null;
  /** Prices of its shipping methods in euro. */
  shippingPrices: number[];
  metadata: Record<string, unknown>;
  /** The shopper's codes that apply. */
  applied: string[];
  /** The shopper's codes, applied or waiting. */
  codes: string[];
}

/** Reads a cart that is about to be changed. @throws MedusaError when there is none */
export async function readCartBeforeChange(
  container: MedusaContainer,
  cartId: string,
): Promise<CartBeforeChange> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: [
      "customer_id",
      "locale",
      "metadata",
      "items.id",
      "items.variant_id",
      "items.product_title",
      "items.title",
      "items.quantity",
      "items.unit_price",
      "items.variant.weight",
      "shipping_address.*",
      "shipping_methods.amount",
      "promotions.code",
      "promotions.is_automatic",
    ],
    filters: { id: cartId },
  });
  const cart = cartRow.optional().parse(data[0]);
  if (!cart) {
    const code: RefusalCode = "cart_not_found";
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Cart not found", code);
  }
  return {
    lines: cart.items.map(({ variant_id, product_title, title, variant, ...line }) => ({
      ...line,
      variant_id: variant_id ?? "",
      name: product_title ?? title,
      grams: variant?.weight ?? 0,
    })),
    address: cart.shipping_address ?? null,
    customerId: cart.customer_id ?? null,
    locale: cart.locale ?? null,
    shippingPrices: cart.shipping_methods.map(({ amount }) => amount),
    metadata: cart.metadata ?? {},
    applied: cart.promotions,
    codes: [...new Set([...cart.promotions, ...rememberedCodes(cart.metadata)])],
  };
}

/**
 * Remembered codes that currently do not apply to a cart; no query for a cart that remembers none.
 * @param metadata metadata of the cart
 */
export async function readWaitingCodes(
  container: MedusaContainer,
  cartId: string,
  metadata: Record<string, unknown>,
): Promise<string[]> {
  const codes = rememberedCodes(metadata);
  if (codes.length === 0) return [];
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["promotions.code", "promotions.is_automatic"],
    filters: { id: cartId },
  });
  const applied = z.object({ promotions: promotionRows }).parse(data[0]).promotions;
  return codes.filter((code) => !applied.includes(code));
}
