import { asOwner } from "./owner";
import { addStock, changeStock, nougatType, shippingProfile, stockLocation } from "./products";

/** A sales channel with its own publishable key: its products are not visible to other tests. */
export interface OwnChannel {
  id: string;
  key: string;
  /** Headers that select this channel. */
  headers: Record<string, string>;
  /** Creates published products, fifty at a time. */
  create: (products: readonly ChannelProduct[]) => Promise<Made[]>;
  /** Stocks a weight whose packs are counted. @returns changes the quantity */
  stock: (sku: string, quantity: number) => Promise<(quantity: number) => Promise<void>>;
  /** Deletes channel, key and products. */
  remove: () => Promise<void>;
}

/** A product with one option; weights in grams, prices in euros. */
export interface ChannelProduct {
  title: string;
  weights: readonly { grams: number; euro: number; counted?: boolean }[];
  categoryIds?: readonly string[];
}

/** A created product: its id, and its variants in the order of its weights. */
export interface Made {
  id: string;
  variants: { id: string; sku: string }[];
}

interface CreatedProducts {
  created: { id: string; title: string; variants: { id: string; title: string; sku: string }[] }[];
}

const batchSize = 50;
const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, n) =>
    all.slice(n * batchSize, (n + 1) * batchSize),
  );

const productInput = (
  { title, weights, categoryIds = [] }: ChannelProduct,
  ids: { channel: string; profile: string; type: string },
) => ({
  title,
  handle: `${ids.channel}-${title}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
  status: "published",
  sales_channels: [{ id: ids.channel }],
  shipping_profile_id: ids.profile,
  type_id: ids.type,
  categories: categoryIds.map((id) => ({ id })),
  options: [{ title: "Gewicht", values: weights.map(({ grams }) => `${grams} g`) }],
  variants: weights.map(({ grams, euro, counted = false }) => ({
    title: `${grams} g`,
    sku: `${ids.channel}-${title}-${grams}`.toUpperCase().replace(/[^A-Z0-9]+/g, "-"),
    weight: grams,
    manage_inventory: counted,
    options: { Gewicht: `${grams} g` },
    prices: [{ currency_code: "eur", amount: euro }],
  })),
});

/** Creates a channel. */
export async function openChannel(name: string): Promise<OwnChannel> {
  const { sales_channel: channel } = await asOwner<{ sales_channel: { id: string } }>(
    "/admin/sales-channels",
    {
      name,
    },
  );
  const { api_key: key } = await asOwner<{ api_key: { id: string; token: string } }>("/admin/api-keys", {
    title: name,
    type: "publishable",
  });
  await asOwner(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel.id] });
  const ids = { channel: channel.id, profile: await shippingProfile(), type: await nougatType() };
  const made: string[] = [];
  return {
    id: channel.id,
    key: key.token,
    headers: { "x-publishable-api-key": key.token },
    create: async (products) => {
      const all: Made[] = [];
      for (const batch of batches(products)) {
        const create = batch.map((product) => productInput(product, ids));
        const { created } = await asOwner<CreatedProducts>("/admin/products/batch", { create });
        made.push(...created.map(({ id }) => id));
        for (const { title, weights } of batch) {
          const product = created.find((candidate) => candidate.title === title);
          const variants = weights.map(({ grams }) => {
            const variant = product?.variants.find(({ title: label }) => label === `${grams} g`);
            return { id: variant?.id ?? "", sku: variant?.sku ?? "" };
          });
          all.push({ id: product?.id ?? "", variants });
        }
      }
      return all;
    },
    stock: async (sku, quantity) => {
      const location = await stockLocation();
      await asOwner(`/admin/stock-locations/${location}/sales-channels`, { add: [channel.id] });
      const { inventory_items: items } = await asOwner<{ inventory_items: { id: string }[] }>(
        `/admin/inventory-items?sku=${sku}`,
      );
      const item = items[0]?.id ?? "";
      await addStock(item, quantity);
      return (changed) => changeStock(item, changed);
    },
    remove: async () => {
      for (const batch of batches(made)) await asOwner("/admin/products/batch", { delete: batch });
      await asOwner(`/admin/api-keys/${key.id}/revoke`, {});
      await asOwner(`/admin/api-keys/${key.id}`, undefined, "DELETE");
      await asOwner(`/admin/sales-channels/${channel.id}`, undefined, "DELETE");
    },
  };
}
