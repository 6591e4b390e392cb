import { setTimeout as pause } from "node:timers/promises";
import type Medusa from "@medusajs/js-sdk";
import { nougatType } from "./test-product";

/** A sales channel with its own publishable key: its products are not visible to other tests. */
export interface OwnChannel {
  id: string;
  /** Headers that select this channel. */
  headers: Record<string, string>;
  /** Creates published products, fifty at a time. */
  create: (products: readonly OwnProduct[]) => Promise<Made[]>;
  /** Deletes channel, key and products. */
  remove: () => Promise<void>;
}

/** A product with one option; weights in grams, prices in euros. */
export interface OwnProduct {
  title: string;
  weights: readonly { grams: number; euro: number; counted?: boolean }[];
  categoryIds?: readonly string[];
}

/** A created product: its id, and its variants in the order of its weights. */
export interface Made {
  id: string;
  variants: { id: string; sku: string }[];
}

const batchSize = 50;

function toInput(
  { title, weights, categoryIds = [] }: OwnProduct,
  channelId: string,
  profileId: string,
  typeId: string,
) {
  const labels = weights.map(({ grams }) => `${grams} g`);
  return {
    title,
    handle: `${channelId}-${title}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    status: "published" as const,
    sales_channels: [{ id: channelId }],
    shipping_profile_id: profileId,
    type_id: typeId,
    categories: categoryIds.map((id) => ({ id })),
    options: [{ title: "Gewicht", values: labels }],
    variants: weights.map(({ grams, euro, counted = false }, index) => ({
      title: labels[index] ?? "",
      sku: `${channelId}-${title}-${grams}`.toUpperCase().replace(/[^A-Z0-9]+/g, "-"),
      weight: grams,
      manage_inventory: counted,
      options: { Gewicht: labels[index] ?? "" },
      prices: [{ currency_code: "eur", amount: euro }],
    })),
  };
}

/** Creates a channel. */
export async function openChannel(admin: Medusa, name: string): Promise<OwnChannel> {
  const { sales_channel: channel } = await admin.admin.salesChannel.create({ name });
  const { api_key: key } = await admin.admin.apiKey.create({ title: name, type: "publishable" });
  await admin.admin.apiKey.batchSalesChannels(key.id, { add: [channel.id] });
  const { shipping_profiles: profiles } = await admin.admin.shippingProfile.list();
  const profileId = profiles[0]?.id ?? "";
  const typeId = await nougatType(admin);
  const made: string[] = [];

  const create = async (products: readonly OwnProduct[]): Promise<Made[]> => {
    const all: Made[] = [];
    for (let start = 0; start < products.length; start += batchSize) {
      const batch = products.slice(start, start + batchSize);
      const { created } = await admin.admin.product.batch({
        create: batch.map((product) => toInput(product, channel.id, profileId, typeId)),
      });
      made.push(...created.map(({ id }) => id));
      for (const { title, weights } of batch) {
        const product = created.find((candidate) => candidate.title === title);
        const variants = weights.map(({ grams }) => {
          const variant = product?.variants?.find(({ title: label }) => label === `${grams} g`);
          return { id: variant?.id ?? "", sku: variant?.sku ?? "" };
        });
        all.push({ id: product?.id ?? "", variants });
      }
    }
    return all;
  };

  const remove = async () => {
    for (let start = 0; start < made.length; start += batchSize) {
      await admin.admin.product.batch({ delete: made.slice(start, start + batchSize) });
    }
    await admin.admin.apiKey.revoke(key.id);
    await admin.admin.apiKey.delete(key.id);
    await admin.admin.salesChannel.delete(channel.id);
  };
  return { id: channel.id, headers: { "x-publishable-api-key": key.token }, create, remove };
}

/** Adds the shop's stock location to a channel and stocks an item there. */
export async function stock(
  admin: Medusa,
  channel: OwnChannel,
  sku: string,
  quantity: number,
): Promise<(quantity: number) => Promise<void>> {
  const { stock_locations: locations } = await admin.admin.stockLocation.list();
  const location = locations[0]?.id ?? "";
  await admin.admin.stockLocation.updateSalesChannels(location, { add: [channel.id] });
  const { inventory_items: items } = await admin.admin.inventoryItem.list({ sku });
  const item = items[0]?.id ?? "";
  await admin.admin.inventoryItem.batchInventoryItemLocationLevels(item, {
    create: [{ location_id: location, stocked_quantity: quantity }],
  });
  return async (changed) => {
    await admin.admin.inventoryItem.updateLevel(item, location, { stocked_quantity: changed });
  };
}

/** Polls until the result is as expected: events are handled after the response to the request that caused them. */
export async function eventually(ask: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    if (await ask()) return true;
    await pause(50);
  }
  return false;
}
