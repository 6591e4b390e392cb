import { model } from "@medusajs/framework/utils";
import type { InvoiceRequest } from "@su-turrone/contract/invoice-request";

/** What the buyer of a cart asks for, and so of the order the cart becomes; a cart whose buyer asks for nothing has no row. */
export const BuyerRequest = model.define("buyer_request", {
  id: model.id({ prefix: "buyreq" }).primaryKey(),
  cart_id: model.text().unique(),
  notes: model.text().default(""),
  gift: model.boolean().default(false),
  gift_message: model.text().default(""),
  invoice: model.json<InvoiceRequest>().nullable(),
});
