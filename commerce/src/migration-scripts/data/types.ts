import type { Occasion } from "@su-turrone/contract/lists";
import type { ScaleStep } from "../../modules/product-details/product-details-types";
import type { PerLanguage } from "../../platform/languages";
import type { CategoryKey, ProductTypeKey, TagKey } from "./catalogue";
import type { ProductPictureName } from "./product-pictures";

/** One weight of a product. */
export interface SeedVariant {
  /** Net weight in grams. */
  grams: number;
  /** Price in euro cents, tax included. */
  cents: number;
  /** Packs in stock. */
  stock: number;
}

/** Taste of a product of the first catalogue. */
export interface SeedTaste {
  /** Null for boxes of several kinds. */
  texture: ScaleStep | null;
  sweetness: ScaleStep | null;
  pairing: PerLanguage;
  shelfMonths: number;
}

/** A product of the first catalogue. Slugs are made from the titles. */
export interface SeedProduct {
  /** Three letters; the SKU of a weight is ST-<code>-<grams in four digits>, for example ST-MAN-0150. */
  code: string;
  type: ProductTypeKey;
  categories: readonly CategoryKey[];
  tags: readonly TagKey[];
  title: PerLanguage;
  /** One line. */
  subtitle: PerLanguage;
  /** Paragraphs, divided by an empty line. */
  description: PerLanguage;
  /** The first stands in lists. */
  pictures: readonly ProductPictureName[];
  variants: readonly SeedVariant[];
  /** A set of different goods needs no price per kg (directive 98/6/EC as the five countries have it). */
  unitPriceExempt: boolean;
  /** What it tastes like and goes with; made up for the demonstration where the description does not say it. */
  taste: SeedTaste;
  /** Codes of the goods in it, one piece each; none where it is no box. */
  contents?: readonly string[];
  occasions?: readonly Occasion[];
}
