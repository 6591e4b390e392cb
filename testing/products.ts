import { randomUUID } from "node:crypto";
import { asOwner, runWorkflow } from "./owner";

/** Caches the first result, for data that no test changes. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () =>
    (cached ??= load().catch((error: unknown) => {
      cached = undefined;
      throw error;
    }));
}

/** Id of the first row of a list in the admin API. */
const firstOf = (path: string, name: string) =>
  once(async () => {
    const rows = (await asOwner<Record<string, { id: string }[]>>(path))[name];
    if (!rows?.[0]) throw new Error(`${path} is empty`);
    return rows[0].id;
  });

/** Id of the type of plain nougat, which determines the VAT rate; goods without a type are not sold. */
export const nougatType = firstOf("/admin/product-types?value=Torrone", "product_types");

/** Id of the shop's own sales channel; channels opened by tests are ignored. */
export const shopChannel = firstOf("/admin/sales-channels?order=created_at&limit=1", "sales_channels");

export const shippingProfile = firstOf("/admin/shipping-profiles", "shipping_profiles");
export const stockLocation = firstOf("/admin/stock-locations", "stock_locations");

const levelOf = async (inventory_item_id: string, stocked_quantity: number) => ({
  inventory_item_id,
  location_id: await stockLocation(),
  stocked_quantity,
});

/** Gives an inventory item its first packs. Medusa's routes for it are closed. */
export const addStock = async (itemId: string, stocked: number): Promise<void> =>
  runWorkflow("create-inventory-levels-workflow", { inventory_levels: [await levelOf(itemId, stocked)] });

/** Changes the stocked packs of an inventory item without a reason. */
export const changeStock = async (itemId: string, stocked: number): Promise<void> =>
  runWorkflow("update-inventory-levels-workflow", { updates: [await levelOf(itemId, stocked)] });

/** What identifies a product of the tests and its weight. */
interface ProductIds {
  id: string;
  title: string;
  variantId: string;
  sku: string;
  /** Id of its inventory item; empty if its stock is not counted. */
  itemId: string;
}

/** A published product of the tests, with one weight. */
export interface TestProduct extends ProductIds {
  setPrice: (euro: number) => Promise<void>;
  setStock: (stocked: number) => Promise<void>;
  /** Its stocked quantity, and the quantity reserved for orders. */
  stock: () => Promise<{ stocked: number; reserved: number }>;
  takeOffSale: () => Promise<void>;
  /** If it has not been ordered: orders have reservations of a counted product. */
  remove: () => Promise<void>;
}

/** An existing product, with what the owner does to it. */
export function productOf(ids: ProductIds): TestProduct {
  const path = `/admin/products/${ids.id}`;
  const item = `/admin/inventory-items/${ids.itemId}`;
  return {
    ...ids,
    setPrice: async (amount) => {
      await asOwner(`${path}/variants/${ids.variantId}`, { prices: [{ currency_code: "eur", amount }] });
    },
    setStock: (stocked) => changeStock(ids.itemId, stocked),
    stock: async () => {
      type Counted = { inventory_item: { stocked_quantity: number; reserved_quantity: number } };
      const { inventory_item: counted } = await asOwner<Counted>(item);
      return { stocked: counted.stocked_quantity, reserved: counted.reserved_quantity };
    },
    takeOffSale: async () => {
      await asOwner(path, { status: "draft" });
    },
    remove: async () => {
      await asOwner(path, undefined, "DELETE");
    },
  };
}

/** What differs from 100 g for 12.90 euros without counted stock. */
export interface ProductTerms {
  euro?: number;
  grams?: number;
  /** Stocked packs. */
  stock?: number;
  /** Determines the VAT rate; that of plain nougat by default. */
  typeId?: string;
}

interface CreatedProduct {
  id: string;
  variants: { id: string; inventory_items?: { inventory_item_id: string }[] | null }[];
}

/** Creates a published product. */
export async function createProduct(
  title: string,
  { euro = 12.9, grams = 100, stock, typeId }: ProductTerms = {},
): Promise<TestProduct> {
  const [channel, profile, type] = await Promise.all([
    shopChannel(),
    shippingProfile(),
    typeId ?? nougatType(),
  ]);
  const label = `${grams} g`;
  const sku = `T-${randomUUID()}`;
  const path = "/admin/products?fields=id,variants.id,*variants.inventory_items";
  const { product } = await asOwner<{ product: CreatedProduct }>(path, {
    title,
    handle: sku.toLowerCase(),
    status: "published",
    sales_channels: [{ id: channel }],
    shipping_profile_id: profile,
    type_id: type,
    options: [{ title: "Gewicht", values: [label] }],
    variants: [
      {
        title: label,
        sku,
        weight: grams,
        manage_inventory: stock !== undefined,
        options: { Gewicht: label },
        prices: [{ currency_code: "eur", amount: euro }],
      },
    ],
  });
  const [variant] = product.variants;
  if (!variant) throw new Error("The product has no weight");
  const itemId = variant.inventory_items?.[0]?.inventory_item_id ?? "";
  if (stock !== undefined) await addStock(itemId, stock);
  return productOf({ id: product.id, title, variantId: variant.id, sku, itemId });
}

/** Sets the slugs of a product or a category; a page of the admin does so only together with everything else. */
export const setSlugs = (
  kind: "product" | "category",
  entity_id: string,
  slugs: Readonly<Record<string, string>>,
): Promise<void> => runWorkflow("set-slugs", { kind, entity_id, slugs });
