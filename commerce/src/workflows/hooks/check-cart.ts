import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { completionProblem, problemSentences } from "../../features/cart/completion-check";
import { currentLinePrices } from "../../features/cart/current-line-prices";
import { isPausedCart } from "../../features/cart/paused-cart";
import { unsellableProductIds } from "../../features/on-sale/read-sale-problems";
import { isSellable } from "@su-turrone/contract/sellability";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const cartRow = z.object({
  id: z.string(),
  total: z.coerce.number(),
  sales_channel_id: text,
  shipping_address: z.object({ country_code: text, postal_code: text, city: text }).nullish(),
  items: z.array(
    z.object({
      id: z.string(),
      unit_price: z.coerce.number(),
      variant: z
        .object({
          weight: z.coerce.number().nullish(),
          product: z
            .object({
              id: z.string(),
              status: z.string(),
              type_id: z.string().nullish(),
              sales_channels: z.array(z.object({ id: z.string() }).nullish()),
            })
            .nullish(),
        })
        .nullish(),
    }),
  ),
  payment_collection: z
    .object({ payment_sessions: z.array(z.object({ amount: z.coerce.number() })).nullish() })
    .nullish(),
});

/**
 * Medusa compares neither the authorised amount with the cart's current total, nor the cart with current prices and
 * products; this hook does, before the order is created. The error's code is a CompletionProblem.
 */
completeCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: [
      "id",
      "total",
      "sales_channel_id",
      "shipping_address.country_code",
      "shipping_address.postal_code",
      "shipping_address.city",
      "items.id",
      "items.unit_price",
      "items.variant.weight",
      "items.variant.product.id",
      "items.variant.product.status",
      "items.variant.product.type_id",
      "items.variant.product.sales_channels.id",
      "payment_collection.payment_sessions.amount",
    ],
    filters: { id: input.id },
  });
  const cart = cartRow.parse(data[0]);
  const prices = await currentLinePrices(container, cart.id);
  const products = new Set(cart.items.flatMap(({ variant }) => variant?.product?.id ?? []));
  const unsellable = await unsellableProductIds(container, [...products]);
  const address = cart.shipping_address ?? null;
  const problem = completionProblem({
    totalCents: toCents(cart.total),
    sessionCents: (cart.payment_collection?.payment_sessions ?? []).map(({ amount }) => toCents(amount)),
    address: address && {
      country: address.country_code,
      postalCode: address.postal_code,
      city: address.city,
    },
    paused: await isPausedCart(container, cart.id, new Date()),
    lines: cart.items.map(({ id, unit_price: price, variant }) => {
      const today = prices.get(id) ?? null;
      const product = variant?.product;
      const isInChannel =
        product?.sales_channels.some((channel) => channel?.id === cart.sales_channel_id) ?? false;
      return {
        cents: toCents(price),
        todayCents: today === null ? null : toCents(today),
        onSale:
          product?.status === "published" &&
          isInChannel &&
          !unsellable.has(product.id) &&
          isSellable({
            cents: today === null ? null : toCents(today),
            grams: variant?.weight ?? null,
            typeId: product.type_id ?? null,
          }),
      };
    }),
  });
  if (problem) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, problemSentences[problem], problem);
});
