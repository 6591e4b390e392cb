import { z } from "@medusajs/framework/zod";
import { foodLabelBody } from "../food-labels/validators";
import { productDetailsBody } from "../product-details/validators";
import { altMaxLength } from "../../modules/product-details/product-details-types";
import { maxPacks } from "../stock/stock-types";
import { slugMaxLength } from "../../modules/slugs/slug-logic";

/** A text in the shop's languages; "" when not written. */
export const texts = (maxLength: number) => {
  const text = z.string().trim().max(maxLength).default("");
  return z.strictObject({ de: text, it: text, en: text });
};
const id = z.string().trim().min(1).max(100).nullable();
const count = z.number().int().min(0);

/** Body of `POST /admin/new-products` and `POST /admin/new-products/:id`. */
export const newProductBody = z.strictObject({
  request_id: z.union([z.uuid(), z.string().regex(/^prod_\w{1,60}$/)]),
  code: z.string().regex(/^[A-Z]{3}$/),
  title: texts(120).refine(({ de, it, en }) => `${de}${it}${en}` !== "", { path: ["de"] }),
  subtitle: texts(200),
  description: texts(5000),
  type_id: id,
  category_ids: z.array(z.string().trim().min(1).max(100)).max(20),
  weights: z
    .array(
      z.strictObject({
        grams: count.min(1).max(20_000),
        cents: count.min(1).max(1_000_000).nullable(),
        stock: count.max(maxPacks),
        now: z.strictObject({ cents: count.nullable(), stock: count }).optional(),
      }),
    )
    .max(8)
    .refine((list) => new Set(list.map(({ grams }) => grams)).size === list.length, "one entry a weight"),
  confirmed_prices: z
    .array(z.strictObject({ title: z.string().max(20), cents: count }))
    .max(8)
    .default([]),
  pictures: z
    .array(
      z.strictObject({
        url: z.url().max(2000),
        width: count.max(20_000).nullable(),
        height: count.max(20_000).nullable(),
        alt: texts(altMaxLength),
      }),
    )
    .max(12),
  label: foodLabelBody.nullable().default(null),
  label_of: id,
  label_confirmed: z.boolean(),
  details: productDetailsBody.omit({ pictures: true }).nullable().default(null),
  slugs: texts(slugMaxLength),
  publish: z.boolean(),
});
