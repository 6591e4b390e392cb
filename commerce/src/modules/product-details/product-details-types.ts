import type { Occasion } from "@su-turrone/contract/lists";
import type { Language } from "../../platform/languages";

/** A text in the shop's languages; a missing one falls back where it is shown. */
export type Texts = Partial<Record<Language, string>>;

/** What is known of one picture of a product. */
export interface PictureDetails {
  /** Address of the picture as the product has it. */
  url: string;
  /** What the picture shows, for who cannot see it. */
  alt: Texts;
  /** Pixels; null where nobody has measured it. */
  width: number | null;
  height: number | null;
}

/** A place on a scale from 1 (very soft, hardly sweet) to 5 (very firm, very sweet). */
export type ScaleStep = (typeof scaleSteps)[number];

/** The places of a scale. */
export const scaleSteps = [1, 2, 3, 4, 5] as const;

/** How a product tastes and keeps; null and empty where nobody has said so. */
export interface Taste {
  texture: ScaleStep | null;
  sweetness: ScaleStep | null;
  /** What it goes well with. */
  pairing: Texts;
  /** Grams one person eats of it at a time. */
  portion_grams: number | null;
  /** Months it keeps from the day it was made. */
  shelf_months: number | null;
  /** Made up for the demonstration; shoppers are told. */
  demo: boolean;
}

/** Another product of the shop that lies in this one, a gift box. */
export interface BoxContent {
  product_id: string;
  pieces: number;
}

/** What the shop knows of a product beyond Medusa's own fields. */
export interface ProductDetailsData {
  brand: string;
  /** Where it is made. */
  origin: Texts;
  /** A set of different goods needs no price per kg (directive 98/6/EC, art. 5). */
  unit_price_exempt: boolean;
  /** In any order; a picture may be missing. */
  pictures: PictureDetails[];
  taste: Taste;
  /** In the order they are told; empty where it is no box. */
  contents: BoxContent[];
  /** What it is bought for, beside one's own table. */
  occasions: Occasion[];
}

/** How a product tastes of which nobody has said it. */
export const emptyTaste: Taste = {
  texture: null,
  sweetness: null,
  pairing: {},
  portion_grams: null,
  shelf_months: null,
  demo: false,
};

/** What a product has that nobody has described. */
export const emptyProductDetails: ProductDetailsData = {
  brand: "",
  origin: {},
  unit_price_exempt: false,
  pictures: [],
  taste: emptyTaste,
  contents: [],
  occasions: [],
};

/** Longest texts of the product details, in characters; also of the fields in the admin. */
export const brandMaxLength = 80;
export const originMaxLength = 120;
export const altMaxLength = 250;
export const pairingMaxLength = 160;

/** Largest numbers of the product details; also of the fields in the admin. */
export const maxPortionGrams = 1000;
export const maxShelfMonths = 60;
export const maxPieces = 100;
export const maxContents = 20;
