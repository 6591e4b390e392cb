import type { LabelData } from "../../modules/food-labels/label-types";
import type { Language } from "../../platform/languages";

/** A text in the shop's languages; "" where it is not written yet. */
export type Texts = Record<Language, string>;

/** A weight as the owner gives it. */
export interface NewWeight {
  grams: number;
  /** Price of a pack in cents, VAT included; null where it is not known yet. */
  cents: number | null;
  /** Packs that can be sold. */
  stock: number;
}

/** An uploaded picture. */
export interface NewPicture {
  url: string;
  width: number | null;
  height: number | null;
  alt: Texts;
}

/** A new product as the owner gives it. Of a draft only the name in the base language is needed. */
export interface NewProduct {
  /** Made by the form: the same one sent again makes no second product. */
  request_id: string;
  /** Three letters; the SKU of a weight is ST-<code>-<grams in four digits>. */
  code: string;
  title: Texts;
  subtitle: Texts;
  description: Texts;
  /** Product type, which decides the rate of VAT. */
  type_id: string | null;
  category_id: string | null;
  weights: NewWeight[];
  pictures: NewPicture[];
  /** The food label as it is written for this product; null where another one's is taken over as it is. */
  label: LabelData | null;
  /** Product whose food label is taken over; null for none. */
  label_of: string | null;
  /** The owner has read the ingredients and allergens taken over and says that they are those of this product. */
  label_confirmed: boolean;
  /** Last part of its address in each language, as it is typed ("Fichi secchi" gives "fichi-secchi"); "" is made of the title. */
  slugs: Texts;
  /** Puts it on sale at once; refused while something is missing. */
  publish: boolean;
}

/** What a product lacks to be put on sale, in the order of the page. */
export const missingRequirements = [
  "title",
  "subtitle",
  "description",
  "vat_kind",
  "category",
  "weights",
  "price",
  "pictures",
  "alt",
  "label",
  "label_confirmed",
] as const;

/** One of `missingRequirements`. */
export type MissingRequirement = (typeof missingRequirements)[number];

/** Something to choose from. */
export interface Choice {
  id: string;
  name: string;
}

/** What a new product can be put into and taken from; answer of `GET /admin/new-products`. */
export interface NewProductChoices {
  /** Product types, which decide the rate of VAT. */
  types: Choice[];
  categories: Choice[];
  /** Products whose food label may be taken over. */
  products: Choice[];
}

/** A new product as it was saved last, not on sale yet; answer of `GET /admin/new-products/:id`. */
export interface DraftAnswer {
  /** `code` is "" where the draft has no weights and its letters are not known any more. */
  draft: NewProduct;
}

/** A draft that can be gone on with. */
export interface OpenDraft {
  id: string;
  /** In the base language, which each draft has. */
  name: string;
  /** When it was changed last, ISO 8601. */
  updated_at: string;
  missing: MissingRequirement[];
}

/** Answer of `GET /admin/new-product-drafts`; the one changed last comes first. */
export interface OpenDraftsAnswer {
  drafts: OpenDraft[];
}
