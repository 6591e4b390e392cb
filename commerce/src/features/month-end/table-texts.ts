import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { DocumentKind } from "../../modules/invoices/document-types";
import type { PerLanguage } from "../../platform/languages";
import type { MonthEndTable } from "./month-end-tables";

interface TableTexts {
  /** Prefix of the file name. */
  files: Readonly<Record<MonthEndTable, string>>;
  /** Folder names in the archive. */
  folders: { pdf: string; xml: string };
  /** File name prefix of the archive. */
  archive: string;
  total: string;
  columns: {
    takings: readonly string[];
    oss: readonly string[];
    payments: readonly string[];
    documents: readonly string[];
  };
  kinds: Readonly<Record<DocumentKind, string>>;
  methods: Readonly<Record<DocumentSnapshot["payment"], string>>;
}

/** All texts in the tables of a month. */
export const tableTexts: PerLanguage<TableTexts> = {
  de: {
    files: { takings: "Einnahmen", oss: "OSS", payments: "Zahlungen", documents: "Belege" },
    folders: { pdf: "Belege", xml: "FatturaPA" },
    archive: "Monat",
    total: "Summe",
    columns: {
      takings: ["Tag", "Land", "Steuersatz %", "Netto EUR", "Umsatzsteuer EUR", "Brutto EUR"],
      oss: ["Quartal", "Land", "Steuersatz %", "Netto EUR", "Umsatzsteuer EUR", "Brutto EUR"],
      payments: ["Tag", "Zahlungsart", "Eingenommen EUR", "Erstattet EUR", "Saldo EUR"],
      documents: [
        "Nummer",
        "Art",
        "Datum",
        "Bestellung",
        "Kunde",
        "USt-IdNr.",
        "Codice fiscale",
        "Lieferland",
        "Zahlungsart",
        "Korrigiert",
        "Steuersatz %",
        "Netto EUR",
        "Umsatzsteuer EUR",
        "Brutto EUR",
      ],
    },
    kinds: { invoice: "Rechnung", credit_note: "Gutschrift" },
    methods: { card: "Karte", paypal: "PayPal", bank_transfer: "Überweisung", other: "Andere" },
  },
  it: {
    files: { takings: "Corrispettivi", oss: "OSS", payments: "Incassi", documents: "Documenti" },
    folders: { pdf: "Documenti", xml: "FatturaPA" },
    archive: "Mese",
    total: "Totale",
    columns: {
      takings: ["Giorno", "Paese", "Aliquota %", "Imponibile EUR", "IVA EUR", "Totale EUR"],
      oss: ["Trimestre", "Paese", "Aliquota %", "Imponibile EUR", "IVA EUR", "Totale EUR"],
      payments: ["Giorno", "Pagamento", "Incassato EUR", "Rimborsato EUR", "Saldo EUR"],
      documents: [
        "Numero",
        "Tipo",
        "Data",
        "Ordine",
        "Cliente",
        "Partita IVA",
        "Codice fiscale",
        "Paese di consegna",
        "Pagamento",
        "Rettifica",
        "Aliquota %",
        "Imponibile EUR",
        "IVA EUR",
        "Totale EUR",
      ],
    },
    kinds: { invoice: "Fattura", credit_note: "Nota di credito" },
    methods: { card: "Carta", paypal: "PayPal", bank_transfer: "Bonifico", other: "Altro" },
  },
  en: {
    files: { takings: "Takings", oss: "OSS", payments: "Payments", documents: "Documents" },
    folders: { pdf: "Documents", xml: "FatturaPA" },
    archive: "Month",
    total: "Total",
    columns: {
      takings: ["Day", "Country", "VAT rate %", "Net EUR", "VAT EUR", "Gross EUR"],
      oss: ["Quarter", "Country", "VAT rate %", "Net EUR", "VAT EUR", "Gross EUR"],
      payments: ["Day", "Payment method", "Taken EUR", "Refunded EUR", "Balance EUR"],
      documents: [
        "Number",
        "Kind",
        "Date",
        "Order",
        "Customer",
        "VAT number",
        "Codice fiscale",
        "Delivered to",
        "Payment method",
        "Corrects",
        "VAT rate %",
        "Net EUR",
        "VAT EUR",
        "Gross EUR",
      ],
    },
    kinds: { invoice: "Invoice", credit_note: "Credit note" },
    methods: { card: "Card", paypal: "PayPal", bank_transfer: "Bank transfer", other: "Other" },
  },
};
