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

/** What the shop knows of a product beyond Medusa's own fields. */
export interface ProductDetailsData {
  brand: string;
  /** Where it is made. */
  origin: Texts;
  /** A set of different goods needs no price per kg (directive 98/6/EC, art. 5). */
  unit_price_exempt: boolean;
  /** In any order; a picture may be missing. */
  pictures: PictureDetails[];
}

/** What a product has that nobody has described. */
export const emptyProductDetails: ProductDetailsData = {
  brand: "",
  origin: {},
  unit_price_exempt: false,
  pictures: [],
};

/** Longest texts of the product details, in characters; also of the fields in the admin. */
export const brandMaxLength = 80;
export const originMaxLength = 120;
export const altMaxLength = 250;
