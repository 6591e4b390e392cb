import { z } from "@medusajs/framework/zod";
import {
  brandMaxLength,
  altMaxLength,
  originMaxLength,
} from "../../modules/product-details/product-details-types";

const texts = (longest: number) => {
  const text = z.string().trim().max(longest).optional();
  return z.strictObject({ de: text, it: text, en: text });
};

const pixels = z.number().int().positive().max(20_000).nullable().default(null);

const picture = z.strictObject({
  url: z.string().trim().min(1).max(2000),
  alt: texts(altMaxLength),
  width: pixels,
  height: pixels,
});

/** Body of `POST /admin/product-details/:product_id`. Empty texts are taken: they fall back where they are shown. */
export const productDetailsBody = z.strictObject({
  brand: z.string().trim().max(brandMaxLength),
  origin: texts(originMaxLength),
  unit_price_exempt: z.boolean(),
  pictures: z
    .array(picture)
    .max(100)
    .refine((list) => new Set(list.map(({ url }) => url)).size === list.length, "one entry a picture"),
});

/** Product details as the admin sends it. */
export type ProductDetailsBody = z.infer<typeof productDetailsBody>;
