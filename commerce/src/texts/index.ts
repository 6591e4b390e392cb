import type { Language, PerLanguage } from "../platform/languages";
import deDocuments from "./de/documents.json";
import deMails from "./de/mails.json";
import deNotices from "./de/notices.json";
import deOrderMails from "./de/order-mails.json";
import deProductFile from "./de/product-file.json";
import deRefusals from "./de/refusals.json";
import enDocuments from "./en/documents.json";
import enMails from "./en/mails.json";
import enNotices from "./en/notices.json";
import enOrderMails from "./en/order-mails.json";
import enProductFile from "./en/product-file.json";
import enRefusals from "./en/refusals.json";
import itDocuments from "./it/documents.json";
import itMails from "./it/mails.json";
import itNotices from "./it/notices.json";
import itOrderMails from "./it/order-mails.json";
import itProductFile from "./it/product-file.json";
import itRefusals from "./it/refusals.json";

const de = {
  documents: deDocuments,
  mails: deMails,
  notices: deNotices,
  orderMails: deOrderMails,
  productFile: deProductFile,
  refusals: deRefusals,
};

/**
 * All texts the server writes itself, by area; admin pages have their own (admin/i18n). Mails name the parts of an order
 * as the storefront does (its messages/<language>/order.json), and topics as its contact form.
 */
export type Texts = typeof de;

const texts: PerLanguage<Texts> = {
  de,
  it: {
    documents: itDocuments,
    mails: itMails,
    notices: itNotices,
    orderMails: itOrderMails,
    productFile: itProductFile,
    refusals: itRefusals,
  },
  en: {
    documents: enDocuments,
    mails: enMails,
    notices: enNotices,
    orderMails: enOrderMails,
    productFile: enProductFile,
    refusals: enRefusals,
  },
};

/** Texts of an area in a language; their {{values}} are filled in by `fill`. */
export const textsOf = <Area extends keyof Texts>(area: Area, language: Language): Texts[Area] =>
  texts[language][area];

/** A text with its {{values}} filled in. @throws Error when a value is missing */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" lacks "${name}"`);
    return String(value);
  });
