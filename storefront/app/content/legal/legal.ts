import type { Language } from "~/i18n/languages";
import type { Block } from "../blocks";

/** Who stands behind the shop, as configured. */
export interface Company {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  vatId: string;
  rea: string;
  email: string;
  pec: string;
  phone: string;
}

/** What legal texts are filled with: nothing in them that is configured or computed elsewhere is written twice. */
export interface LegalData {
  company: Company;
  /** "Via …, 08039 Tonara (NU)". */
  address: string;
  /** Standard shipping and the value from which it is free, formatted. */
  shipping: string;
  freeFrom: string;
  /** "Italien, Frankreich, …". */
  countries: string;
  /** "Kreditkarte, PayPal oder Überweisung". */
  payments: string;
  /** Addresses of other pages in the language of the text. */
  links: Readonly<Record<"shipping" | "contact" | "terms" | "privacy" | "withdrawal", string>>;
}

export interface LegalText {
  title: string;
  /** For search engines. */
  description: string;
  blocks: readonly Block[];
}

/** A legal page as it is written: once, in three languages. */
export type LegalSource = Readonly<Record<Language, (data: LegalData) => LegalText>>;
