import type { RowsOf, Told } from "./fields";
import { ownIban, type Own } from "./own";

const twice = { technical: "Counts a form that is sent twice only once" };
const notPublic = "Only the workshop reads it";
const theAddress = "Mails have it as their recipient; nothing else is sent to it";

export const formRows = (
  own: Own,
  buyersAddress: Told,
): RowsOf<
  | "message"
  | "newsletter"
  | "backInStock"
  | "linkToken"
  | "review"
  | "withdrawal"
  | "refundAccount"
  | "orderLookup"
> => ({
  "message.name": { says: own("Scrivente"), in: ["messages", "contact-message"], not: notPublic, kept: [] },
  "message.email": {
    says: `${own("scrive")}@example.com`,
    in: ["messages", "contact-message"],
    not: theAddress,
    kept: [],
  },
  "message.topic": {
    says: "visit",
    in: {
      messages: '"topic":"visit"',
      "contact-message": "Argomento: Visita",
      "contact-copy": "Thema: Besuch",
      bell: "Un nuovo messaggio: Visita",
    },
    not: notPublic,
  },
  "message.message": {
    says: `Veniamo in ${own("dodici")}.`,
    in: ["messages", "contact-message"],
    not: "Anybody can enter anybody's address: the acknowledgement repeats nothing that was typed",
    kept: [],
  },
  "message.language": {
    says: "de",
    in: { messages: '"language":"de"', "contact-copy": "Ihre Nachricht ist angekommen" },
    not: "The owner's mail is in the owner's language",
  },
  "newsletter.email": {
    says: `${own("legge")}@example.com`,
    in: ["newsletter", "newsletter_file"],
    not: theAddress,
    kept: [],
  },
  "newsletter.language": {
    says: "en",
    in: {
      newsletter: '"language":"en"',
      newsletter_file: ";en;",
      "newsletter-confirm": "Just one more click",
      "newsletter-welcome": "Good to have you with us",
    },
    not: "No other place is about the newsletter",
  },
  "newsletter.text_version": {
    says: own("v"),
    in: ["newsletter"],
    not: "It proves the consent, which only the owner has to",
    kept: [],
  },
  "backInStock.variant_id": {
    says: own("Quarto"),
    in: ["waiting_list", "waiting_list_file", "restock-confirm", "restock-back"],
    not: "No other place is about what is sold out",
  },
  "backInStock.email": {
    says: `${own("aspetta")}@example.com`,
    in: ["waiting_list", "waiting_list_file"],
    not: theAddress,
    kept: [],
  },
  "backInStock.language": {
    says: "de",
    in: {
      waiting_list: '"language":"de"',
      waiting_list_file: ";de;",
      "restock-confirm": "Nur noch ein Klick",
      "restock-back": "Wieder da",
    },
    not: "No other place is about what is sold out",
  },
  "linkToken.token": { technical: "Comes from the link in a mail" },
  "review.token": { technical: "Comes from the link in a mail" },
  "review.rating": {
    says: 4,
    in: { reviews: '"rating":4', product_reviews: '"rating":4' },
    not: "Reviews are about the product, not about the order",
  },
  "review.title": {
    says: `Come da ${own("bambini")}`,
    in: ["reviews", "product_reviews"],
    not: "Reviews are about the product, not about the order",
    kept: ["review"],
  },
  "review.text": {
    says: `Croccante, ${own("giusto")}.`,
    in: ["reviews", "product_reviews"],
    not: "Reviews are about the product, not about the order",
    kept: ["review"],
  },
  "review.display_name": {
    says: own("Firma"),
    in: ["reviews", "product_reviews"],
    not: "Only the review is signed with it",
    kept: [],
  },
  "review.language": {
    says: "de",
    in: { reviews: '"language":"de"', product_reviews: '"language":"de"' },
    not: "Reviews are about the product, not about the order",
  },
  "withdrawal.name": {
    says: own("Recedente"),
    in: ["withdrawals", "withdrawal-received", "withdrawal-notice", "withdrawal_page", "receipt_page"],
    not: "The order has its own names; bell and audit log outlive the person",
    kept: ["withdrawal"],
  },
  "withdrawal.email": buyersAddress,
  "withdrawal.order_number": { technical: "The number of the order, which the buyer has from the shop" },
  "withdrawal.items": {
    says: `Le ${own("scatole")}`,
    in: ["withdrawals", "withdrawal-received", "withdrawal-notice", "withdrawal_page", "receipt_page"],
    not: "The order's page says that something was withdrawn; what, the receipt says",
    kept: ["withdrawal"],
  },
  "withdrawal.request_id": twice,
  "withdrawal.language": {
    says: "en",
    in: { withdrawals: '"language":"en"', "withdrawal-received": "We have received your withdrawal" },
    not: "The owner's mail is in the owner's language",
  },
  "refundAccount.holder": {
    says: own("Titolare"),
    in: ["refunds", "refunds_file"],
    not: "Whoever opens the order's page or mails should not learn the account",
    kept: [],
  },
  "refundAccount.iban": {
    says: ownIban(),
    in: ["refunds", "refunds_file"],
    not: "Order page and mails show its last four digits only",
    kept: [],
  },
  "orderLookup.number": { technical: "The number of the order, which the buyer has from the shop" },
  "orderLookup.email": buyersAddress,
  "orderLookup.by_mail": {
    says: true,
    in: { "order-link": "Il link al suo ordine" },
    not: "Asks for a mail, and for nothing else",
  },
});
