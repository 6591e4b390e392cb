import type { Occasion } from "@su-turrone/contract/lists";
import { model } from "@medusajs/framework/utils";
import type { BoxContent, PictureDetails, Taste, Texts } from "../product-details-types";

/** What the shop knows of a product beyond Medusa's own fields; checked by features/product-details/validators.ts before it is written. */
export const ProductDetail = model.define("product_detail", {
  id: model.id({ prefix: "proddet" }).primaryKey(),
  product_id: model.text().unique(),
  brand: model.text().default(""),
  origin: model.json<Texts>(),
  unit_price_exempt: model.boolean().default(false),
  pictures: model.json<PictureDetails[]>(),
  // null in rows from before they could be said
  taste: model.json<Taste>().nullable(),
  contents: model.json<BoxContent[]>().nullable(),
  occasions: model.json<Occasion[]>().nullable(),
});
