import type { Band } from "@su-turrone/contract/bands";
import type { Occasion } from "@su-turrone/contract/lists";
import type { Language } from "../../platform/languages";

/** A text in the shop's languages; missing ones fall back when displayed. */
export type Texts = Partial<Record<Language, string>>;

export interface PictureDetails {
  /** URL of the picture as stored on the product. */
  url: string;
  alt: Texts;
  /** Pixels; null when not measured. */
  width: number | null;
  height: number | null;
}

/** A step on a scale from 1 (very soft, hardly sweet) to 5 (very firm, very sweet). */
export type ScaleStep = (typeof scaleSteps)[number];

export const scaleSteps = [1, 2, 3, 4, 5] as const;

/** Taste and shelf life of a product; null or empty when not specified. */
export interface Taste {
  texture: ScaleStep | null;
  sweetness: ScaleStep | null;
  pairing: Texts;
  /** Grams of one portion for one person. */
  portion_grams: number | null;
  /** Shelf life in months from the date of production. */
  shelf_months: number | null;
  /** Whether the values are made up for the demo; shoppers see a note. */
  demo: boolean;
}

/** Another product of the shop that is contained in this one, a gift box. */
export interface BoxContent {
  product_id: string;
  pieces: number;
}

/** Product data beyond Medusa's own fields. */
export interface ProductDetailsData {
  brand: string;
  /** Null for the bands of what lies in a box, and the colour of the house for anything else. */
  band: Band | null;
  /** Where it is made. */
  origin: Texts;
  /** Whether the price per kg is omitted: sets of different goods need none (directive 98/6/EC, art. 5). */
  unit_price_exempt: boolean;
  /** In any order; pictures may be missing. */
  pictures: PictureDetails[];
  taste: Taste;
  /** In display order; empty when the product is not a box. */
  contents: BoxContent[];
  /** Occasions to buy it for, besides one's own table. */
  occasions: Occasion[];
}

export const emptyTaste: Taste = {
  texture: null,
  sweetness: null,
  pairing: {},
  portion_grams: null,
  shelf_months: null,
  demo: false,
};

export const emptyProductDetails: ProductDetailsData = {
  brand: "",
  band: null,
  origin: {},
  unit_price_exempt: false,
  pictures: [],
  taste: emptyTaste,
  contents: [],
  occasions: [],
};

/** Maximum lengths of the product detail texts in characters; also used by the admin form. */
export const brandMaxLength = 80;
export const originMaxLength = 120;
export const altMaxLength = 250;
export const pairingMaxLength = 160;

/** Maximum numbers of the product details; also used by the admin form. */
export const maxPortionGrams = 1000;
export const maxShelfMonths = 60;
export const maxPieces = 100;
export const maxContents = 20;
