import type { Occasion } from "@su-turrone/contract/lists";
import type { ScaleStep } from "../../modules/product-details/product-details-types";
import type { PerLanguage } from "../../platform/languages";
import type { CategoryKey, ProductTypeKey, TagKey } from "./catalogue";
import type { ProductPictureName } from "./product-pictures";

export interface SeedVariant {
  /** Net weight in grams. */
  grams: number;
  /** Price in euro cents, tax included. */
  cents: number;
  /** Packs in stock. */
  stock: number;
}

/** Taste of a product in the seed catalogue. */
export interface SeedTaste {
  /** Null for assorted boxes. */
  texture: ScaleStep | null;
  sweetness: ScaleStep | null;
  pairing: PerLanguage;
  shelfMonths: number;
}

/** A product in the seed catalogue. Slugs are derived from the titles. */
export interface SeedProduct {
  /** Three letters; the SKU of a variant is ST-<code>-<grams in four digits>, for example ST-MAN-0150. */
  code: string;
  type: ProductTypeKey;
  categories: readonly CategoryKey[];
  tags: readonly TagKey[];
  title: PerLanguage;
  /** One line. */
  subtitle: PerLanguage;
  /** Paragraphs, separated by an empty line. */
  description: PerLanguage;
  /** The first one is shown in lists. */
  pictures: readonly ProductPictureName[];
  variants: readonly SeedVariant[];
  /**
   * Whether the price per kg is omitted: sets of different goods need none (directive 98/6/EC as implemented in the
   * five countries).
   */
  unitPriceExempt: boolean;
  /** Taste and pairings; made up for the demo where the description does not mention them. */
  taste: SeedTaste;
  /** Codes of the products in the box, one unit each; omitted when it is not a box. */
  contents?: readonly string[];
  occasions?: readonly Occasion[];
}
