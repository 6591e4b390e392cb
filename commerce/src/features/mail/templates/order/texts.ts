import type { PerLanguage } from "../../../../platform/languages";
import type { InvoiceRequest } from "@su-turrone/contract/invoice-request";
import type { OrderMailData } from "./order-mail-data";

interface Words {
  greeting: (name: string) => string;
  order: string;
  placed: string;
  payment: string;
  payments: Readonly<Record<OrderMailData["payment"], string>>;
  items: string;
  /** Unit price. */
  each: (price: string) => string;
  goods: string;
  discount: string;
  shipping: string;
  free: string;
  total: string;
  /** @param rate formatted, "7 %" */
  vat: (rate: string) => string;
  shippingAddress: string;
  billingAddress: string;
  notes: string;
  giftMessage: string;
  gift: string;
  giftNoCard: string;
  invoice: string;
  invoiceData: Readonly<Record<keyof InvoiceRequest, string>>;
  toOrder: string;
  withdraw: string;
  transfer: Readonly<
    Record<
      "title" | "demo" | "holder" | "iban" | "bic" | "reference" | "amount" | "due" | "exactly" | "code",
      string
    >
  >;
}

/** Texts shared by mails about an order; same as in the storefront's messages/<language>/order.json. */
export const orderMailTexts: PerLanguage<Words> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    order: "Bestellnummer",
    placed: "Datum",
    payment: "Zahlungsart",
    payments: { card: "Kreditkarte", paypal: "PayPal", bank_transfer: "Überweisung", other: "–" },
    items: "Bestellte Produkte",
    each: (price) => `je ${price}`,
    goods: "Waren",
    discount: "Rabatt",
    shipping: "Versand",
    free: "kostenlos",
    total: "Gesamtbetrag",
    vat: (rate) => `darin MwSt. ${rate}`,
    shippingAddress: "Lieferadresse",
    billingAddress: "Rechnungsadresse",
    notes: "Hinweise zur Lieferung",
    giftMessage: "Text der Grußkarte",
    gift: "Geschenk",
    giftNoCard: "Ohne Grußkarte. Im Paket liegen keine Preise.",
    invoice: "Rechnung für",
    invoiceData: {
      company: "Firma",
      vat_id: "Umsatzsteuer-ID",
      codice_fiscale: "Codice fiscale",
      sdi_code: "SDI-Code",
      pec: "PEC-Adresse",
    },
    toOrder: "Bestellung ansehen",
    withdraw: "Vertrag widerrufen",
    transfer: {
      title: "Bitte überweisen Sie jetzt",
      demo: "Demonstration: Bitte überweisen Sie nichts.",
      holder: "Kontoinhaber",
      iban: "IBAN",
      bic: "BIC",
      reference: "Verwendungszweck",
      amount: "Betrag",
      due: "Zahlbar bis",
      exactly:
        "Bitte geben Sie genau diesen Verwendungszweck an, damit wir die Zahlung zuordnen können. Sobald das Geld da ist, beginnen wir zu packen.",
      code: "Oder mit der Banking-App scannen",
    },
  },
  it: {
    greeting: (name) => `Buongiorno ${name},`,
    order: "Numero d’ordine",
    placed: "Data",
    payment: "Metodo di pagamento",
    payments: {
      card: "carta di credito",
      paypal: "PayPal",
      bank_transfer: "bonifico bancario",
      other: "–",
    },
    items: "Prodotti ordinati",
    each: (price) => `cad. ${price}`,
    goods: "Prodotti",
    discount: "Sconto",
    shipping: "Spedizione",
    free: "gratuita",
    total: "Totale",
    vat: (rate) => `di cui IVA ${rate}`,
    shippingAddress: "Indirizzo di consegna",
    billingAddress: "Indirizzo di fatturazione",
    notes: "Note per la consegna",
    giftMessage: "Testo del biglietto",
    gift: "Regalo",
    giftNoCard: "Senza biglietto. Nel pacco non ci sono prezzi.",
    invoice: "Fattura intestata a",
    invoiceData: {
      company: "Ragione sociale",
      vat_id: "Partita IVA",
      codice_fiscale: "Codice fiscale",
      sdi_code: "Codice destinatario SDI",
      pec: "Indirizzo PEC",
    },
    toOrder: "Vedere l’ordine",
    withdraw: "Recedere dal contratto qui",
    transfer: {
      title: "Ora manca solo il bonifico",
      demo: "Dimostrazione: nessun bonifico da fare.",
      holder: "Intestatario",
      iban: "IBAN",
      bic: "BIC",
      reference: "Causale",
      amount: "Importo",
      due: "Da pagare entro",
      exactly:
        "La causale va indicata esattamente così: serve ad abbinare il pagamento all’ordine. Appena arriva cominciamo a preparare il pacco.",
      code: "Oppure con l’app della banca, inquadrando il codice",
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    order: "Order number",
    placed: "Date",
    payment: "Payment method",
    payments: { card: "credit card", paypal: "PayPal", bank_transfer: "bank transfer", other: "–" },
    items: "Ordered products",
    each: (price) => `${price} each`,
    goods: "Goods",
    discount: "Discount",
    shipping: "Delivery",
    free: "free",
    total: "Total",
    vat: (rate) => `including VAT at ${rate}`,
    shippingAddress: "Delivery address",
    billingAddress: "Billing address",
    notes: "Delivery notes",
    giftMessage: "Message for the greeting card",
    gift: "Gift",
    giftNoCard: "Without a greeting card. There are no prices in the parcel.",
    invoice: "Invoice for",
    invoiceData: {
      company: "Company",
      vat_id: "VAT number",
      codice_fiscale: "Codice fiscale",
      sdi_code: "SDI code",
      pec: "PEC address",
    },
    toOrder: "View your order",
    withdraw: "Withdraw from contract here",
    transfer: {
      title: "Please make your transfer now",
      demo: "Demonstration: please do not transfer any money.",
      holder: "Account holder",
      iban: "IBAN",
      bic: "BIC",
      reference: "Reference",
      amount: "Amount",
      due: "Due by",
      exactly:
        "Please give exactly this reference, so that we can match your payment. As soon as it arrives, we start packing.",
      code: "Or scan with your banking app",
    },
  },
};
