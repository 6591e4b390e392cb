import { model } from "@medusajs/framework/utils";
import type { InvoiceRequest } from "@su-turrone/contract/buyer-requests";

/** The buyer's requests for a cart, and for the order it becomes; a cart without requests has no row. */
export const BuyerRequest = model.define("buyer_request", {
  id: model.id({ prefix: "buyreq" }).primaryKey(),
  cart_id: model.text().unique(),
  notes: model.text().default(""),
  gift: model.boolean().default(false),
  gift_message: model.text().default(""),
  invoice: model.json<InvoiceRequest>().nullable(),
});
