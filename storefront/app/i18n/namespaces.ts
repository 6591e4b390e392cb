/** Message files: `messages/<language>/<namespace>.json`. A route lists the namespaces it needs in `handle.i18n`. */
export const namespaces = [
  "common",
  "home",
  "about",
  "contact",
  "shipping",
  "blog",
  "pages",
  "errors",
  "catalogue",
  "list",
  "product",
  "label",
  "review",
  "cart",
  "checkout",
  "order",
  "newsletter",
  "withdrawal",
  "back-in-stock",
] as const;

export type MessageNamespace = (typeof namespaces)[number];
