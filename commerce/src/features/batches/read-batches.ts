import type { MedusaContainer } from "@medusajs/framework/types";
import { BATCHES_MODULE } from "../../modules/batches";
import type { Language } from "../../platform/languages";
import type { SearchedListQuery } from "../../platform/list-query";
import { productNames } from "../catalogue/product-names";

interface BatchRow {
  id: string;
  product_id: string;
  /** Product name in the owner's language; "" when the product was deleted. */
  product: string;
  code: string;
  /** ISO 8601 date. */
  best_before: string;
  /** Whether parcels of this product are currently shipped from this batch. */
  in_use: boolean;
  /** Number of orders that received packs of it. */
  orders: number;
}

/** Response of `GET /admin/batches`, newest first. */
export interface BatchesAnswer {
  batches: BatchRow[];
  count: number;
}

/** The batch of a product in a parcel, as shown on the order page. */
export interface ParcelBatchRow {
  id: string;
  /** Product name in the owner's language. */
  product: string;
  batch_id: string;
  quantity: number;
  /** All batches of the product, newest first, from which another can be chosen. */
  batches: { id: string; code: string; best_before: string }[];
}

const serviceOf = (container: MedusaContainer) => container.resolve(BATCHES_MODULE);

/**
 * One page of the batches, newest first, with product names in the owner's language; `q` is part of the code or of the
 * product name.
 */
export async function readBatches(
  container: MedusaContainer,
  { q, limit, offset }: SearchedListQuery,
  language: Language,
): Promise<BatchesAnswer> {
  const service = serviceOf(container);
  const all = await service.listBatches({}, { take: null, order: { created_at: "DESC", id: "DESC" } });
  const names = await productNames(container, language, {
    id: [...new Set(all.map((one) => one.product_id))],
  });
  const searchText = q.toLowerCase();
  const matching = all.filter(({ code, product_id: id }) =>
    `${code} ${names.get(id) ?? ""}`.toLowerCase().includes(searchText),
  );
  const page = matching.slice(offset, offset + limit);
  const newest = await service.newestOf(page.map((one) => one.product_id));
  const used = await service.listParcelBatches(
    { batch_id: page.map(({ id }) => id) },
    { take: null, select: ["batch_id", "order_id"] },
  );
  const ordersOf = (id: string) =>
    new Set(used.filter(({ batch_id }) => batch_id === id).map(({ order_id }) => order_id)).size;
  const batches = page.map(({ id, product_id, code, best_before }) => ({
    id,
    product_id,
    product: names.get(product_id) ?? "",
    code,
    best_before,
    in_use: newest.get(product_id) === id,
    orders: ordersOf(id),
  }));
  return { batches, count: matching.length };
}

/** The batches in the parcels of an order, and the batches that can be chosen instead. */
export async function readParcelBatches(
  container: MedusaContainer,
  orderId: string,
  language: Language,
): Promise<ParcelBatchRow[]> {
  const service = serviceOf(container);
  const rows = await service.listParcelBatches(
    { order_id: orderId },
    { take: null, order: { created_at: "ASC", id: "ASC" } },
  );
  const products = [...new Set(rows.map((one) => one.product_id))];
  const [names, batches] = await Promise.all([
    productNames(container, language, { id: products }),
    service.listBatches({ product_id: products }, { take: null, order: { created_at: "DESC" } }),
  ]);
  return rows.map(({ id, product_id, batch_id, quantity }) => ({
    id,
    product: names.get(product_id) ?? "",
    batch_id,
    quantity,
    batches: batches
      .filter((one) => one.product_id === product_id)
      .map((one) => ({ id: one.id, code: one.code, best_before: one.best_before })),
  }));
}
