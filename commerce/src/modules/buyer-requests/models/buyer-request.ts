import { model } from "@medusajs/framework/utils";
import type { InvoiceRequest } from "@su-turrone/contract/buyer-requests";

/** VIES' answer about the VAT number of the invoice. */
export interface ViesAnswer {
  confirmed: boolean;
  /** Time of the answer; ISO 8601, UTC. */
  at: string;
}

/** The buyer's requests for a cart, and for the order it becomes; a cart without requests has no row. */
export const BuyerRequest = model.define("buyer_request", {
  id: model.id({ prefix: "buyreq" }).primaryKey(),
  cart_id: model.text().unique(),
  notes: model.text().default(""),
  gift: model.boolean().default(false),
  gift_message: model.text().default(""),
  invoice: model.json<InvoiceRequest>().nullable(),
  /** Null until VIES has answered, after the order. */
  vies: model.json<ViesAnswer>().nullable(),
});
