import type { z } from "@medusajs/framework/zod";
import { baseLanguage, type Language } from "../../platform/languages";
import type { newProductBody } from "./validators";

/** A text in the shop's languages; "" when not written yet. */
export type Texts = Record<Language, string>;

export const inEveryLanguage = (textIn: (language: Language) => string): Texts => ({
  de: textIn("de"),
  it: textIn("it"),
  en: textIn("en"),
});

/** The name in a language; a draft may lack it there. */
export const nameIn = (title: Texts, language: Language): string =>
  title[language] || title[baseLanguage] || title.it || title.en;

/** A product as entered by the owner. A draft only needs a name in one language. */
export type NewProduct = z.output<typeof newProductBody>;

export type NewWeight = NewProduct["weights"][number];
export type ConfirmedPrice = NewProduct["confirmed_prices"][number];
export type NewPicture = NewProduct["pictures"][number];

/** What shoppers read besides the texts; the form holds the pictures apart. */
export type FormDetails = NonNullable<NewProduct["details"]>;

/** Requirements for putting a product on sale, in the order of the page. */
export const missingRequirements = [
  "title",
  "subtitle",
  "description",
  "vat_kind",
  "category",
  "weights",
  "price",
  "price_confirmed",
  "pictures",
  "alt",
  "label",
  "label_confirmed",
] as const;

export type MissingRequirement = (typeof missingRequirements)[number];

export interface Choice {
  id: string;
  name: string;
}

interface CategoryChoice extends Choice {
  /** In the languages of the shop, for the descriptions of pictures. */
  names: Texts;
}

/** Choices for a new product; response of `GET /admin/new-products`. */
export interface NewProductChoices {
  /** Product types, which determine the VAT rate. */
  types: Choice[];
  categories: CategoryChoice[];
  /** Products whose food label may be taken over. */
  products: Choice[];
}

/** A product as last saved; response of `GET /admin/new-products/:id`. */
export interface ProductFormAnswer {
  /** `code` is "" when no weight has the letters. */
  form: NewProduct;
  /** A save sends it back. */
  revision: string;
}

/** A draft that can be opened in the form. */
export interface OpenDraft {
  id: string;
  /** In the owner's language if it is written in it. */
  name: string;
  /** Time of the last change, ISO 8601. */
  updated_at: string;
  missing: MissingRequirement[];
}

/** Response of `GET /admin/new-product-drafts`, most recently changed first. */
export interface OpenDraftsAnswer {
  drafts: OpenDraft[];
}
