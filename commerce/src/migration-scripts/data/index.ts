import { bandNames } from "@su-turrone/contract/bands";
import { pageRoles } from "@su-turrone/contract/content";
import { occasions } from "@su-turrone/contract/lists";
import { z } from "@medusajs/framework/zod";
import { scaleSteps } from "../../modules/product-details/product-details-types";
import catalogue from "./catalogue.json";
import pageData from "./pages.json";
import alts from "./pictures.json";
import postData from "./posts.json";
import productData from "./products.json";
import { foodLabelBody } from "../../features/food-labels/validators";
import type { LabelData } from "../../modules/food-labels/label-types";
import seed from "./recipes.json";

/** The initial catalogue; categories in the order in which they are shown. */
export { catalogue };

/** The product types, which have different tax rates (see vat.ts). */
export type ProductTypeKey = keyof typeof catalogue.types;
export type CategoryKey = keyof typeof catalogue.categories;
export type TagKey = keyof typeof catalogue.tags;

const keyOf = <K extends string>(table: Readonly<Record<K, unknown>>) => z.enum(Object.keys(table) as K[]);

const text = z.string().min(1);
const perLanguage = z.strictObject({ de: text, it: text, en: text });
/** Null for assorted boxes. */
const scaleStep = z.union(scaleSteps.map((step) => z.literal(step))).nullable();

const seedProduct = z.strictObject({
  /** Three letters; the SKU of a variant is ST-<code>-<grams in four digits>, for example ST-MAN-0150. */
  code: z.string().length(3),
  type: keyOf(catalogue.types),
  categories: z.array(keyOf(catalogue.categories)),
  tags: z.array(keyOf(catalogue.tags)),
  /** Missing for boxes, which show the bands of their contents. */
  band: z.enum(bandNames).nullable().default(null),
  title: perLanguage,
  /** One line. */
  subtitle: perLanguage,
  /** Paragraphs, separated by an empty line. */
  description: perLanguage,
  /** The first one is shown in lists. */
  pictures: z.array(keyOf(alts)),
  /** Net weight, price in euro cents with tax, and packs in stock. */
  variants: z.array(z.strictObject({ grams: z.int(), cents: z.int(), stock: z.int() })),
  /**
   * Whether the price per kg is omitted: sets of different goods need none (directive 98/6/EC as implemented in the
   * five countries).
   */
  unitPriceExempt: z.boolean(),
  /** Made up for the demo where the description does not mention it. */
  taste: z.strictObject({
    texture: scaleStep,
    sweetness: scaleStep,
    pairing: perLanguage,
    shelfMonths: z.int(),
  }),
  /** Codes of the products in the box, one unit each; empty when it is not a box. */
  contents: z.array(z.string()).default([]),
  occasions: z.array(z.enum(occasions)).default([]),
});

export type SeedProduct = z.infer<typeof seedProduct>;

/** The thirteen products of the seed catalogue; slugs are derived from the titles. */
export const products = z.array(seedProduct).parse(productData);

/** A picture of `commerce/pictures`: its file name without extension, and its size in pixels. */
const seedPicture = z.strictObject({ name: z.string(), width: z.int(), height: z.int(), alt: perLanguage });

export type SeedPicture = z.infer<typeof seedPicture>;

/** A picture of goods; all are computer renderings of 1,600 by 1,200 pixels. */
export const productPicture = (name: keyof typeof alts): SeedPicture => ({
  name,
  width: 1600,
  height: 1200,
  alt: alts[name],
});

/** A seed post. Slugs are derived from the titles; the text is in texts/posts/<file>.<language>.md. */
const seedPost = z.strictObject({
  file: z.string(),
  /** Date of publication, in days before the seed runs. */
  daysAgo: z.int(),
  picture: seedPicture,
  title: perLanguage,
  teaser: perLanguage,
  /** Codes of products. */
  related: z.array(z.string()),
});

export type SeedPost = z.infer<typeof seedPost>;

/** Posts about how torrone is made, stored and served. */
export const posts = z.array(seedPost).parse(postData);

const heading = z.strictObject({ title: text, teaser: text }).optional();

/**
 * A seed page; its text is in texts/pages/<file>.<language>.md. A page in French or Spanish has a slug of its own for
 * all languages, the others those of their role.
 */
const seedPage = z.strictObject({
  file: z.string(),
  role: z.enum(pageRoles).optional(),
  slug: z.string().default(""),
  texts: z.strictObject({ de: heading, it: heading, en: heading, fr: heading, es: heading }),
});

export type SeedPage = z.infer<typeof seedPage>;

/** Legal pages as drafts the owner has to check, and the withdrawal notice for buyers in France and Spain. */
export const pages = z.array(seedPage).parse(pageData);

/** An ingredient, with its share in per cent if the label has to state it; in descending order of weight. */
const recipe = z.array(
  z.tuple([
    z.enum(Object.keys(seed.ingredients) as (keyof typeof seed.ingredients)[]),
    z.string().nullable(),
  ]),
);

/**
 * A seed label: what differs between products, and what they share. Its values are plausible, but made up for the
 * demonstration. Asterisks enclose the part of an ingredient naming its allergen. Allergens used in the workshop are
 * declared as traces on every label that does not contain them.
 */
function labelOf({ legalName, recipe: lines, nutrition }: (typeof seed.labels)[number]): LabelData {
  const ingredients = recipe.parse(lines).map(([name, percent]) => ({ ...seed.ingredients[name], percent }));
  const contained = new Set<string>(ingredients.flatMap(({ allergens }) => allergens));
  return foodLabelBody.parse({
    legal_name: legalName,
    ingredients,
    traces: seed.workshopAllergens.filter((allergen) => !contained.has(allergen)),
    nutrition,
    storage: seed.storage,
    origin: seed.origin,
    demo: true,
  });
}

/** The seed labels by the three-letter code of the product; all marked as demo values. */
export const labels: ReadonlyMap<string, LabelData> = new Map(
  seed.labels.map((label) => [label.code, labelOf(label)]),
);
