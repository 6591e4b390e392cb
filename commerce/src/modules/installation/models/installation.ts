import { model } from "@medusajs/framework/utils";

/**
 * This shop, as it is known to others it shares an account with. One row for each address the shop has stood at, so that a
 * copy of its database under another address is another shop.
 */
export const Installation = model
  .define("installation", {
    id: model.id({ prefix: "shop" }).primaryKey(),
    /** Origin of the storefront. */
    address: model.text(),
  })
  .indexes([{ on: ["address"], unique: true }]);
