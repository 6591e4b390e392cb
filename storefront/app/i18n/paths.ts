import type { PageId } from "@su-turrone/contract/paths";

export * from "@su-turrone/contract/paths";

/** Route module of each page; its paths are defined in the contract. */
export const pageFiles: Readonly<Record<PageId, string>> = {
  home: "routes/home.tsx",
  bindex: "routes/bindex.tsx",
  shipping: "routes/shipping.tsx",
  blog: "routes/blog.tsx",
  post: "routes/post.tsx",
  cart: "routes/cart.tsx",
  cartContinue: "routes/cart-continue.tsx",
  discount: "routes/discount.tsx",
  about: "routes/about.tsx",
  contact: "routes/contact.tsx",
  checkout: "routes/checkout.tsx",
  checkoutPayment: "routes/checkout.payment.tsx",
  checkoutConfirm: "routes/checkout.confirm.tsx",
  orderDocument: "routes/order-document.ts",
  checkoutReturn: "routes/checkout.return.tsx",
  orderLookup: "routes/order-lookup.tsx",
  confirmation: "routes/confirmation.tsx",
  withdrawal: "routes/withdrawal.tsx",
  products: "routes/products.tsx",
  product: "routes/product.tsx",
  category: "routes/category.tsx",
  writeReview: "routes/write-review.tsx",
  search: "routes/search.tsx",
  newsletter: "routes/newsletter.tsx",
  newsletterConfirm: "routes/newsletter-confirm.tsx",
  newsletterUnsubscribe: "routes/newsletter-confirm.tsx",
  backInStock: "routes/back-in-stock.tsx",
  backInStockConfirm: "routes/back-in-stock-confirm.tsx",
  backInStockEnd: "routes/back-in-stock-confirm.tsx",
  guarantee: "routes/guarantee.tsx",
  allergens: "routes/allergens.tsx",
  page: "routes/page.tsx",
};
