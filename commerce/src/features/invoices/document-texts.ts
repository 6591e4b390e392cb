import type { PerLanguage } from "../../platform/languages";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";

/** Printable documents: those of the books, and the summary of an unpaid order. */
export type PrintableDocument = "invoice" | "credit_note" | "order";

interface DocumentTexts {
  titles: Readonly<Record<PrintableDocument, string>>;
  /** Prefix of the file name. */
  files: Readonly<Record<PrintableDocument, string>>;
  number: string;
  date: string;
  order: string;
  orderDate: string;
  supply: string;
  vatId: string;
  taxCode: string;
  shipTo: string;
  billTo: string;
  columns: readonly [item: string, quantity: string, unit: string, vat: string, total: string];
  netWeight: string;
  goods: string;
  discount: string;
  shipping: string;
  total: string;
  refund: string;
  vatTable: readonly [rate: string, net: string, vat: string, gross: string];
  payment: string;
  payments: Readonly<Record<DocumentSnapshot["payment"], string>>;
  paid: string;
  noInvoice: string;
  comingInvoice: string;
  corrects: (label: string, date: string) => string;
  /** Note for Italy: the legal invoice is sent through SdI; this is a copy. */
  courtesy: string;
  included: string;
  page: (current: number, count: number) => string;
  /** Above the payment details of a demo. */
  demo: string;
  transfer: readonly [
    amount: string,
    holder: string,
    iban: string,
    bic: string,
    reference: string,
    due: string,
  ];
}

/** All texts on documents. */
export const documentTexts: PerLanguage<DocumentTexts> = {
  de: {
    titles: {
      invoice: "Rechnung",
      credit_note: "Gutschrift (Rechnungskorrektur)",
      order: "Bestellübersicht",
    },
    files: { invoice: "Rechnung", credit_note: "Gutschrift", order: "Bestellung" },
    number: "Nummer",
    date: "Datum",
    order: "Bestellung",
    orderDate: "Bestellt am",
    supply: "Leistungs- oder Zahlungsdatum",
    vatId: "USt-IdNr.",
    taxCode: "Codice fiscale",
    shipTo: "Lieferadresse",
    billTo: "Rechnungsadresse",
    columns: ["Artikel", "Menge", "Einzelpreis", "MwSt.", "Betrag"],
    netWeight: "netto",
    goods: "Zwischensumme",
    discount: "Rabatt",
    shipping: "Versand",
    total: "Gesamtbetrag",
    refund: "Erstattung",
    vatTable: ["MwSt.-Satz", "Netto", "MwSt.", "Brutto"],
    payment: "Zahlungsart",
    payments: { card: "Kreditkarte", paypal: "PayPal", bank_transfer: "Überweisung", other: "Sonstige" },
    paid: "Der Betrag ist bezahlt.",
    noInvoice: "Dies ist keine Rechnung.",
    comingInvoice: "Die Rechnung erhalten Sie, sobald Ihre Zahlung eingegangen ist.",
    corrects: (label, date) => `Korrigiert die Rechnung ${label} vom ${date}.`,
    courtesy: "Copia di cortesia, non valida ai fini fiscali (Gefälligkeitskopie, kein Steuerbeleg).",
    included: "Alle Preise in Euro inkl. MwSt.",
    page: (current, count) => `Seite ${current} von ${count}`,
    demo: "Demonstration: Bitte überweisen Sie nichts.",
    transfer: ["Zu überweisen", "Kontoinhaber", "IBAN", "BIC", "Verwendungszweck", "Zahlbar bis"],
  },
  it: {
    titles: { invoice: "Fattura", credit_note: "Nota di credito", order: "Riepilogo dell’ordine" },
    files: { invoice: "Fattura", credit_note: "Nota-di-credito", order: "Ordine" },
    number: "Numero",
    date: "Data",
    order: "Ordine",
    orderDate: "Ordinato il",
    supply: "Data dell’operazione o del pagamento",
    vatId: "P. IVA",
    taxCode: "Codice fiscale",
    shipTo: "Indirizzo di consegna",
    billTo: "Indirizzo di fatturazione",
    columns: ["Articolo", "Quantità", "Prezzo", "IVA", "Importo"],
    netWeight: "netti",
    goods: "Subtotale",
    discount: "Sconto",
    shipping: "Spedizione",
    total: "Totale",
    refund: "Rimborso",
    vatTable: ["Aliquota IVA", "Imponibile", "Imposta", "Totale"],
    payment: "Metodo di pagamento",
    payments: {
      card: "carta di credito",
      paypal: "PayPal",
      bank_transfer: "bonifico bancario",
      other: "altro",
    },
    paid: "L’importo è stato pagato.",
    noInvoice: "Questo documento non è una fattura.",
    comingInvoice: "La fattura segue appena arriva il pagamento.",
    corrects: (label, date) => `Rettifica la fattura ${label} emessa in data ${date}.`,
    courtesy: "Copia di cortesia, non valida ai fini fiscali.",
    included: "Tutti i prezzi sono in euro, IVA inclusa.",
    page: (current, count) => `Pagina ${current} di ${count}`,
    demo: "Dimostrazione: nessun bonifico da fare.",
    transfer: ["Da versare", "Intestatario", "IBAN", "BIC", "Causale", "Da pagare entro"],
  },
  en: {
    titles: { invoice: "Invoice", credit_note: "Credit note", order: "Order summary" },
    files: { invoice: "Invoice", credit_note: "Credit-note", order: "Order" },
    number: "Number",
    date: "Date",
    order: "Order",
    orderDate: "Ordered on",
    supply: "Date of supply or payment",
    vatId: "VAT no.",
    taxCode: "Tax code",
    shipTo: "Delivery address",
    billTo: "Billing address",
    columns: ["Item", "Quantity", "Unit price", "VAT", "Amount"],
    netWeight: "net",
    goods: "Subtotal",
    discount: "Discount",
    shipping: "Delivery",
    total: "Total",
    refund: "Refund",
    vatTable: ["VAT rate", "Net", "VAT", "Gross"],
    payment: "Payment method",
    payments: { card: "credit card", paypal: "PayPal", bank_transfer: "bank transfer", other: "other" },
    paid: "The amount has been paid.",
    noInvoice: "This is not an invoice.",
    comingInvoice: "You will get the invoice as soon as your payment has arrived.",
    corrects: (label, date) => `Corrects invoice ${label} of ${date}.`,
    courtesy: "Copia di cortesia, non valida ai fini fiscali (courtesy copy, no tax document).",
    included: "All prices in euro including VAT.",
    page: (current, count) => `Page ${current} of ${count}`,
    demo: "Demonstration: please do not transfer any money.",
    transfer: ["Amount to transfer", "Account holder", "IBAN", "BIC", "Reference", "Due by"],
  },
};
