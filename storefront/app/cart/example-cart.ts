import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { Address } from "@su-turrone/contract/addresses";
import type { Cart, CartLine } from "~/commerce/types";

export const address: Address = {
  fullName: "Anna Berger",
  street: "Lindenweg 4",
  addition: "",
  postalCode: "80331",
  city: "München",
  province: "",
  country: "de",
  phone: "",
};

export const line = (overrides: Partial<CartLine> = {}): CartLine => ({
  id: "line_1",
  product_id: "prod_1",
  variant_id: "variant_1",
  slugs: { de: "mandeltorrone", it: "torrone-alle-mandorle", en: "almond-torrone" },
  name: "Mandeltorrone",
  grams: 300,
  picture: null,
  band: "mandorle",
  quantity: 2,
  unit_cents: 1250,
  was_cents: null,
  pricePerKg: 4167,
  total: 2500,
  stock: 20,
  on_sale: true,
  priceNow: null,
  paused_until: null,
  ...overrides,
});

export const cart = (overrides: Partial<Cart> = {}): Cart => ({
  id: "cart_1",
  lines: [line()],
  count: 2,
  totals: { goods: 2500, discount: 0, shipping: 690, tax: 209, total: 3190 },
  free_shipping_from_cents: 5000,
  country: "de",
  codes: [],
  waiting: [],
  email: "",
  shippingAddress: null,
  billingAddress: null,
  requests: noBuyerRequests,
  payment: null,
  card: null,
  fingerprint: "",
  ...overrides,
});
