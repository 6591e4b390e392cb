import type { RowsOf, Told } from "./fields";
import { giftElsewhere, giftFlag } from "./cart-rows";
import { digits, ownVatId, type Own } from "./own";
import type { Place } from "./places";

const pages: readonly Place[] = ["checkout", "checkout_page", "confirm_page", "order", "order_page"];
const ordered: readonly Place[] = [...pages, "order-received", "order-notice"];

/** Where the payer's address stands. */
const payer: readonly Place[] = [...ordered, "summary", "invoice", "evidence"];
/** Where the recipient's address stands. */
const recipient: readonly Place[] = [...payer, "slip", "label", "admin"];
const listed: readonly Place[] = [...recipient, "order_list"];
const books = ["shop_document"] as const;
const parcel = {
  not: "The other places are not about the parcel; the e-invoice names the buyer only",
  kept: books,
};

/** Mails greet who has ordered, a refund goes to them, a recall is written to them, and "Find" lists them as the buyer. */
const greeted: readonly Place[] = [
  ...payer,
  "order_list",
  "order-paid",
  "order-shipped",
  "order-delivered",
  "refund-announced",
  "refund-account",
  "order-refunded",
  "refunds",
  "recall",
];
const taxed: readonly Place[] = [...payer, "e_invoice"];
const billed = {
  not: "A gift's parcel does not tell who has paid; the admin's box and list have the recipient's address",
  kept: books,
};

const wishes: readonly Place[] = [...ordered, "evidence", "admin"];
const invoiced: readonly Place[] = [...wishes, "summary", "invoice", "e_invoice", "month"];
const stated = { not: "Nobody but the buyer, the owner and the tax office needs it", kept: books };

/** A text in all places of an address but those that have it in parts: the form, the cart and the order as data. */
const shown = (places: readonly Place[], text: string): Partial<Record<Place, string>> => {
  const inParts: readonly Place[] = ["checkout", "checkout_page", "order"];
  return Object.fromEntries(places.filter((place) => !inParts.includes(place)).map((place) => [place, text]));
};

/** The address that a buyer gives at the checkout and, to be recognised, in the forms about the order. */
export const addressRow = (own: Own): Told => ({
  says: `${own("compra")}@example.com`,
  in: [
    ...pages,
    "order-notice",
    "withdrawal-received",
    "withdrawal-notice",
    "withdrawals",
    "evidence",
    "recall",
    // the forms that ask for it as well
    "order_lookup_page",
    "withdrawal_page",
    "receipt_page",
  ],
  not: "Mails have it as their recipient; nothing in the parcel tells it",
  kept: ["withdrawal"],
});

export const checkoutRows = (own: Own, buyersAddress: Told): RowsOf<"set_information"> => ({
  "set_information.email": buyersAddress,
  "set_information.locale": {
    says: "it-IT",
    in: {
      "order-received": "Grazie per il suo ordine",
      "order-notice": "Lingua: italiano",
      "order-paid": "Il suo pagamento è arrivato",
      "order-shipped": "Il suo pacco è in viaggio",
      "order-delivered": "Il suo pacco è arrivato",
      "refund-announced": "La rimborsiamo con un bonifico",
      "refund-account": "Il conto è registrato",
      "order-refunded": "Il suo rimborso è in viaggio",
      "order-link": "Il link al suo ordine",
      summary: "Riepilogo dell’ordine",
      invoice: "Fattura",
      slip: "Distinta di spedizione",
    },
    not: "Pages have a language of their own, and so has the owner",
  },
  "set_information.shipping_address.first_name": { says: own("Eufemia"), in: listed, ...parcel },
  "set_information.shipping_address.last_name": { says: own("Regalata"), in: listed, ...parcel },
  "set_information.shipping_address.address_1": { says: `Via Pacco ${own("7")}`, in: recipient, ...parcel },
  "set_information.shipping_address.address_2": { says: `Scala ${own("Dono")}`, in: recipient, ...parcel },
  "set_information.shipping_address.postal_code": { says: "08030", in: recipient, not: parcel.not },
  "set_information.shipping_address.city": { says: own("Nurri"), in: [...listed, "recall"], ...parcel },
  "set_information.shipping_address.province": {
    says: "NU",
    in: {
      checkout: '"province":"NU"',
      order: '"province":"NU"',
      ...shown(recipient, `${own("Nurri")} NU`),
    },
    not: parcel.not,
  },
  "set_information.shipping_address.country_code": {
    says: "it",
    in: {
      checkout: `${own("Nurri")}","province":"NU","country_code":"it"`,
      order: `${own("Nurri")}","province":"NU","country_code":"it"`,
      ...shown(payer, "NU Italia"),
      slip: "NU Italia",
      admin: 'NU","Italia"',
      order_list: `${own("Nurri")}","country":"it"`,
      recall: `${own("Nurri")};Italia;`,
      month: ";IT;Bonifico;",
    },
    not: "A label names the country only abroad",
  },
  "set_information.shipping_address.phone": {
    says: `+39 0784 ${digits(7)}`,
    in: [...pages, "label", "admin"],
    not: "The form says: only for the courier; the buyer finds it where it can be checked",
    kept: [],
  },
  "set_information.billing_address.first_name": { says: own("Tullia"), in: greeted, ...billed },
  "set_information.billing_address.last_name": { says: own("Paga"), in: greeted, ...billed },
  "set_information.billing_address.address_1": { says: `Via Conto ${own("9")}`, in: taxed, ...billed },
  "set_information.billing_address.address_2": { says: `Interno ${own("Fattura")}`, in: taxed, ...billed },
  "set_information.billing_address.postal_code": { says: "09124", in: taxed, not: billed.not },
  "set_information.billing_address.city": { says: own("Pirri"), in: taxed, ...billed },
  "set_information.billing_address.province": {
    says: "CA",
    in: {
      checkout: '"province":"CA"',
      order: '"province":"CA"',
      e_invoice: "<Provincia>CA</Provincia>",
      ...shown(payer, `${own("Pirri")} CA`),
    },
    not: billed.not,
  },
  "set_information.billing_address.country_code": {
    says: "it",
    in: {
      checkout: `${own("Pirri")}","province":"CA","country_code":"it"`,
      order: `${own("Pirri")}","province":"CA","country_code":"it"`,
      ...shown(payer, "CA Italia"),
      e_invoice: "<Provincia>CA</Provincia> <Nazione>IT</Nazione>",
    },
    not: billed.not,
  },
  "set_information.billing_address.phone": {
    says: `+39 070 ${digits(7)}`,
    in: ["checkout", "order", "recall"],
    not: "The form does not ask for it: the courier calls the recipient",
    kept: [],
  },
  "set_information.requests.notes": {
    says: `Suonare da ${own("Huber")}`,
    in: [...wishes, "order_list", "slip", "label"],
    not: "They are for who packs and who delivers",
    kept: [],
  },
  "set_information.requests.gift": {
    says: true,
    in: giftFlag,
    not: giftElsewhere,
  },
  "set_information.requests.gift_message": {
    says: `Auguri ${own("nonna")}`,
    in: [...wishes, "order_list", "summary", "slip", "card"],
    not: "It is for the recipient alone: not on the label, which everybody reads",
    kept: [],
  },
  "set_information.requests.invoice.company": { says: `Bottega ${own("Serra")}`, in: invoiced, ...stated },
  "set_information.requests.invoice.vat_id": { says: ownVatId(), in: invoiced, ...stated },
  "set_information.requests.invoice.codice_fiscale": { says: ownVatId(), in: invoiced, ...stated },
  "set_information.requests.invoice.sdi_code": {
    says: `M${digits(6)}`,
    in: [...wishes, "e_invoice"],
    not: "It says where an e-invoice is delivered",
    kept: books,
  },
  "set_information.requests.invoice.pec": {
    says: `${own("pec")}@pec.example`,
    in: wishes,
    not: "The exchange system takes one address, and the buyer's code goes first (fattura-pa.ts)",
    kept: books,
  },
});
