import type common from "./messages/de/common.json";
import type home from "./messages/de/home.json";
import type about from "./messages/de/about.json";
import type contact from "./messages/de/contact.json";
import type shipping from "./messages/de/shipping.json";
import type blog from "./messages/de/blog.json";
import type pages from "./messages/de/pages.json";
import type errors from "./messages/de/errors.json";
import type refused from "./messages/de/refused.json";
import type catalogue from "./messages/de/catalogue.json";
import type list from "./messages/de/list.json";
import type product from "./messages/de/product.json";
import type label from "./messages/de/label.json";
import type review from "./messages/de/review.json";
import type cart from "./messages/de/cart.json";
import type checkout from "./messages/de/checkout.json";
import type order from "./messages/de/order.json";
import type newsletter from "./messages/de/newsletter.json";
import type withdrawal from "./messages/de/withdrawal.json";
import type backInStock from "./messages/de/back-in-stock.json";

/**
 * Keys and texts by namespace, as in the German files `messages/de/<namespace>.json`; messages.test.ts checks that the other languages have the same
 * keys. Types only; the messages themselves are loaded elsewhere.
 */
export interface Messages {
  common: typeof common;
  home: typeof home;
  about: typeof about;
  contact: typeof contact;
  shipping: typeof shipping;
  blog: typeof blog;
  pages: typeof pages;
  errors: typeof errors;
  refused: typeof refused;
  catalogue: typeof catalogue;
  list: typeof list;
  product: typeof product;
  label: typeof label;
  review: typeof review;
  cart: typeof cart;
  checkout: typeof checkout;
  order: typeof order;
  newsletter: typeof newsletter;
  withdrawal: typeof withdrawal;
  "back-in-stock": typeof backInStock;
}

export type MessageNamespace = keyof Messages;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
    returnNull: false;
  }
}
