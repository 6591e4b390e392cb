import { model } from "@medusajs/framework/utils";

/**
 * Identity of this shop towards others that share an account with it. There is one row per storefront address, so that
 * a copy of the database under another address counts as another shop.
 */
export const Installation = model
  .define("installation", {
    id: model.id({ prefix: "shop" }).primaryKey(),
    /** Origin of the storefront URL. */
    address: model.text(),
  })
  .indexes([{ on: ["address"], unique: true }]);
