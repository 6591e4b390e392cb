/** Mails to buyers, by their names in the outbox. */
export const buyerMails = [
  "order-received",
  "order-paid",
  "order-shipped",
  "order-delivered",
  "withdrawal-received",
  "refund-announced",
  "refund-account",
  "order-refunded",
  "order-link",
  "contact-copy",
  "newsletter-confirm",
  "newsletter-welcome",
  "restock-confirm",
  "restock-back",
] as const;

/** Mails to the owner. */
export const ownerMails = ["order-notice", "withdrawal-notice", "contact-message"] as const;

/** Where commerce shows what a buyer has told the shop. */
export const commercePlaces = [
  // as the storefront reads them: the cart before and after the first step of the checkout, and the order
  "cart",
  "checkout",
  "order",
  ...buyerMails,
  ...ownerMails,
  // documents
  "summary",
  "invoice",
  "e_invoice",
  "evidence",
  "slip",
  "label",
  "card",
  // the admin, and the files the owner downloads there
  "admin",
  "order_list",
  "month",
  "recall",
  "refunds",
  "refunds_file",
  "withdrawals",
  "messages",
  "newsletter",
  "newsletter_file",
  "waiting_list",
  "waiting_list_file",
  "reviews",
  "bell",
  "audit_log",
  // the public reviews of a product
  "product_reviews",
] as const;

/** Pages of the storefront, as delivered without scripts. */
export const pages = [
  "cart_page",
  "checkout_page",
  "payment_page",
  "confirm_page",
  "order_page",
  "order_lookup_page",
  "withdrawal_page",
  "receipt_page",
] as const;

export type Place = (typeof commercePlaces)[number] | (typeof pages)[number];
