/** A batch in the list of batches. */
export interface BatchRow {
  id: string;
  product_id: string;
  /** In the owner's language; "" where the product was deleted. */
  product: string;
  code: string;
  /** ISO 8601 date. */
  best_before: string;
  /** Parcels of this product that leave now are of this batch. */
  in_use: boolean;
  /** Orders that got packs of it. */
  orders: number;
}

/** Answer of `GET /admin/batches`, the newest first. */
export interface BatchesAnswer {
  batches: BatchRow[];
  count: number;
}

/** Which batch of a product lay in a parcel, on the page of its order. */
export interface ParcelBatchRow {
  id: string;
  /** In the owner's language. */
  product: string;
  batch_id: string;
  quantity: number;
  /** All batches of the product, the newest first: what can be chosen instead. */
  batches: { id: string; code: string; best_before: string }[];
}

/** Somebody who got packs of a batch that is called back. */
export interface RecallRow {
  order_id: string;
  number: number;
  name: string;
  email: string;
  phone: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** When the parcel left; ISO 8601, UTC. */
  shipped_at: string;
  quantity: number;
}
