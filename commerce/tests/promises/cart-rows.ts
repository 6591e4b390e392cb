import type { RowsOf } from "./fields";
import type { Own } from "./own";
import type { Place } from "./places";

/** Where a code is named whose discount applies. */
const code: readonly Place[] = [
  "cart",
  "checkout",
  "cart_page",
  "checkout_page",
  "payment_page",
  "confirm_page",
  "order",
  "order_page",
];

/** Where the goods of an order are named. */
const goods: readonly Place[] = [
  ...code,
  ...(["order-received", "order-notice", "order-shipped", "summary", "invoice", "e_invoice"] as const),
  ...(["evidence", "slip", "admin", "order_list"] as const),
];
const named: readonly Place[] = [...goods, "order-delivered"];
const noGoods = "The other places are not about the goods of an order";

/** What says that an order is a gift. */
export const giftFlag: Partial<Record<Place, string>> = Object.fromEntries(
  (["checkout", "order", "admin", "order_list"] as const).map((place) => [place, '"gift":true']),
);
const gift = { ...giftFlag, cart: '"gift":true' };
export const giftElsewhere = "The text of the card says it; without one, mails and pages name the gift";

const discountOnly = "Mails, documents and the admin show the discount without the code";

const doubleClick = { technical: "Counts a form that is sent twice only once" };
const replaced = "The buyer has changed it since";
const removed = "The buyer has removed it";

export const cartRows = (
  own: Own,
): RowsOf<
  | "firstAddition"
  | "add"
  | "set_quantity"
  | "remove"
  | "apply_code"
  | "remove_code"
  | "set_country"
  | "paymentChoice"
  | "finish"
> => ({
  "firstAddition.variant_id": { says: own("Primo"), in: [...named, "reviews"], not: noGoods },
  "firstAddition.quantity": { says: 85, in: [], not: replaced },
  "firstAddition.key": doubleClick,
  "firstAddition.gift": { says: true, in: gift, not: giftElsewhere },
  "firstAddition.country": { says: "es", in: {}, not: replaced },
  "firstAddition.code": { says: own("UNO").toUpperCase(), in: code, not: discountOnly },
  "add.variant_id": { says: own("Secondo"), in: named, not: noGoods },
  "add.quantity": { says: 62, in: goods, not: noGoods },
  "add.key": doubleClick,
  "add.gift": { says: true, in: gift, not: giftElsewhere },
  "add.resent": doubleClick,
  "set_quantity.line_id": { technical: "The line whose plus, minus or field was used" },
  "set_quantity.quantity": { says: 63, in: [...goods, "recall"], not: noGoods },
  "set_quantity.seen": doubleClick,
  "set_quantity.key": doubleClick,
  "remove.line_id": { says: own("Terzo"), in: [], not: removed },
  "apply_code.code": { says: own("DUE").toUpperCase(), in: code, not: discountOnly },
  "remove_code.code": { says: own("TRE").toUpperCase(), in: [], not: removed },
  "set_country.country": {
    says: "fr",
    in: { cart: '"country_code":"fr"', cart_page: '<option value="fr" selected="">' },
    not: "The delivery address of the checkout replaces it",
  },
  "paymentChoice.provider_id": {
    says: "pp_bank-transfer_bank",
    in: {
      checkout: "pp_bank-transfer_bank",
      confirm_page: "bonifico bancario",
      order: '"payment_method":"bank_transfer"',
      order_page: "bonifico bancario",
      "order-received": "Metodo di pagamento: Bonifico bancario",
      "order-notice": "Metodo di pagamento: Bonifico bancario",
      summary: "Metodo di pagamento Bonifico bancario",
      invoice: "Metodo di pagamento Bonifico bancario",
      e_invoice: "<ModalitaPagamento>MP05</ModalitaPagamento>",
      evidence: "Metodo di pagamento: Bonifico bancario",
      admin: '"payment_method":"bank_transfer"',
      month: ";Bonifico;",
    },
    not: "The other places do not ask for money, and a parcel tells nothing about it",
  },
  "paymentChoice.confirmation_token": { technical: "The card form's token at Stripe" },
  "finish.browser": { technical: "Tells a shared cart's browsers apart" },
  "finish.press.shown_cents": { technical: "Refuses a total that the page has not shown" },
  "finish.press.fingerprint": { technical: "Refuses goods and data that the page has not shown" },
  "finish.press.return_url": { technical: "Where the bank sends the shopper back to" },
});
