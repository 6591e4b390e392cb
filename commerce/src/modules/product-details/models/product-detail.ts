import type { Occasion } from "@su-turrone/contract/lists";
import { model } from "@medusajs/framework/utils";
import type { BoxContent, PictureDetails, Taste, Texts } from "../product-details-types";

/**
 * Product data beyond Medusa's own fields; validated by features/product-details/validators.ts before it is written.
 */
export const ProductDetail = model.define("product_detail", {
  id: model.id({ prefix: "proddet" }).primaryKey(),
  product_id: model.text().unique(),
  brand: model.text().default(""),
  band: model.text().nullable(),
  origin: model.json<Texts>(),
  unit_price_exempt: model.boolean().default(false),
  pictures: model.json<PictureDetails[]>(),
  // null in rows written before these columns were added
  taste: model.json<Taste>().nullable(),
  contents: model.json<BoxContent[]>().nullable(),
  occasions: model.json<Occasion[]>().nullable(),
});
