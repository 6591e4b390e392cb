/**
 * Types of all message files, by language. The German files are the reference: type checking fails if an Italian or
 * English file lacks one of their keys. Types only; the messages themselves are loaded elsewhere.
 */
import type deCommon from "./messages/de/common.json";
import type deHome from "./messages/de/home.json";
import type deAbout from "./messages/de/about.json";
import type deContact from "./messages/de/contact.json";
import type deShipping from "./messages/de/shipping.json";
import type deBlog from "./messages/de/blog.json";
import type dePages from "./messages/de/pages.json";
import type deErrors from "./messages/de/errors.json";
import type deCatalogue from "./messages/de/catalogue.json";
import type deList from "./messages/de/list.json";
import type deProduct from "./messages/de/product.json";
import type deLabel from "./messages/de/label.json";
import type deReview from "./messages/de/review.json";
import type deCart from "./messages/de/cart.json";
import type deCheckout from "./messages/de/checkout.json";
import type deOrder from "./messages/de/order.json";
import type deNewsletter from "./messages/de/newsletter.json";
import type deWithdrawal from "./messages/de/withdrawal.json";
import type deBackInStock from "./messages/de/back-in-stock.json";
import type itCommon from "./messages/it/common.json";
import type itHome from "./messages/it/home.json";
import type itAbout from "./messages/it/about.json";
import type itContact from "./messages/it/contact.json";
import type itShipping from "./messages/it/shipping.json";
import type itBlog from "./messages/it/blog.json";
import type itPages from "./messages/it/pages.json";
import type itErrors from "./messages/it/errors.json";
import type itCatalogue from "./messages/it/catalogue.json";
import type itList from "./messages/it/list.json";
import type itProduct from "./messages/it/product.json";
import type itLabel from "./messages/it/label.json";
import type itReview from "./messages/it/review.json";
import type itCart from "./messages/it/cart.json";
import type itCheckout from "./messages/it/checkout.json";
import type itOrder from "./messages/it/order.json";
import type itNewsletter from "./messages/it/newsletter.json";
import type itWithdrawal from "./messages/it/withdrawal.json";
import type itBackInStock from "./messages/it/back-in-stock.json";
import type enCommon from "./messages/en/common.json";
import type enHome from "./messages/en/home.json";
import type enAbout from "./messages/en/about.json";
import type enContact from "./messages/en/contact.json";
import type enShipping from "./messages/en/shipping.json";
import type enBlog from "./messages/en/blog.json";
import type enPages from "./messages/en/pages.json";
import type enErrors from "./messages/en/errors.json";
import type enCatalogue from "./messages/en/catalogue.json";
import type enList from "./messages/en/list.json";
import type enProduct from "./messages/en/product.json";
import type enLabel from "./messages/en/label.json";
import type enReview from "./messages/en/review.json";
import type enCart from "./messages/en/cart.json";
import type enCheckout from "./messages/en/checkout.json";
import type enOrder from "./messages/en/order.json";
import type enNewsletter from "./messages/en/newsletter.json";
import type enWithdrawal from "./messages/en/withdrawal.json";
import type enBackInStock from "./messages/en/back-in-stock.json";

/** Keys and texts by namespace, as in the German files. */
export interface Messages {
  common: typeof deCommon;
  home: typeof deHome;
  about: typeof deAbout;
  contact: typeof deContact;
  shipping: typeof deShipping;
  blog: typeof deBlog;
  pages: typeof dePages;
  errors: typeof deErrors;
  catalogue: typeof deCatalogue;
  list: typeof deList;
  product: typeof deProduct;
  label: typeof deLabel;
  review: typeof deReview;
  cart: typeof deCart;
  checkout: typeof deCheckout;
  order: typeof deOrder;
  newsletter: typeof deNewsletter;
  withdrawal: typeof deWithdrawal;
  "back-in-stock": typeof deBackInStock;
}

interface ItalianMessages {
  common: typeof itCommon;
  home: typeof itHome;
  about: typeof itAbout;
  contact: typeof itContact;
  shipping: typeof itShipping;
  blog: typeof itBlog;
  pages: typeof itPages;
  errors: typeof itErrors;
  catalogue: typeof itCatalogue;
  list: typeof itList;
  product: typeof itProduct;
  label: typeof itLabel;
  review: typeof itReview;
  cart: typeof itCart;
  checkout: typeof itCheckout;
  order: typeof itOrder;
  newsletter: typeof itNewsletter;
  withdrawal: typeof itWithdrawal;
  "back-in-stock": typeof itBackInStock;
}

interface EnglishMessages {
  common: typeof enCommon;
  home: typeof enHome;
  about: typeof enAbout;
  contact: typeof enContact;
  shipping: typeof enShipping;
  blog: typeof enBlog;
  pages: typeof enPages;
  errors: typeof enErrors;
  catalogue: typeof enCatalogue;
  list: typeof enList;
  product: typeof enProduct;
  label: typeof enLabel;
  review: typeof enReview;
  cart: typeof enCart;
  checkout: typeof enCheckout;
  order: typeof enOrder;
  newsletter: typeof enNewsletter;
  withdrawal: typeof enWithdrawal;
  "back-in-stock": typeof enBackInStock;
}

/** Fails to compile if `Translated` lacks a key of `Messages`. */
type Complete<Translated extends Messages> = Translated;

/** The three languages, each checked against the German one. */
export interface MessagesByLanguage {
  de: Messages;
  it: Complete<ItalianMessages>;
  en: Complete<EnglishMessages>;
}
