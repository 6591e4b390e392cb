export interface BatchRow {
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

/** An order with packs of a recalled batch. */
export interface RecallRow {
  order_id: string;
  number: number;
  /** The buyer, whose e-mail address and phone number follow. */
  name: string;
  email: string;
  /** "" if it is not known. */
  phone: string;
  /** Of the parcel, as the country. */
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** When the parcel was shipped; ISO 8601, UTC. */
  shipped_at: string;
  quantity: number;
}
