import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { DocumentKind } from "../../modules/invoices/document-types";
import type { PerLanguage } from "../../platform/languages";
import type { MonthEndTable, MonthPart } from "./month-end-tables";

interface TableTexts {
  /** Prefix of the file name. */
  files: Readonly<Record<MonthEndTable, string>>;
  /** Folder names in the archive. */
  folders: { pdf: string; xml: string };
  /** File name prefix of the archive. */
  archive: string;
  total: string;
  /** Values of the column for e-invoices. */
  yes: string;
  no: string;
  /** Row names of the summary. */
  summary: Readonly<Record<MonthPart | "documents" | "payments" | "difference", string>>;
  /** `sales` are the columns of each part of the month. */
  columns: Readonly<Record<"summary" | "sales" | "oss" | "payments" | "documents", readonly string[]>>;
  kinds: Readonly<Record<DocumentKind, string>>;
  methods: Readonly<Record<DocumentSnapshot["payment"], string>>;
}

/** All texts in the tables of a month. */
export const tableTexts: PerLanguage<TableTexts> = {
  de: {
    files: {
      summary: "Zusammenfassung",
      takings: "Einnahmen",
      invoiced: "E-Rechnungen",
      distance: "EU-Verkaeufe",
      exports: "Ausfuhren",
      oss: "OSS",
      payments: "Zahlungen",
      documents: "Belege",
    },
    folders: { pdf: "Belege", xml: "FatturaPA" },
    archive: "Monat",
    total: "Summe",
    yes: "ja",
    no: "nein",
    summary: {
      takings: "Verkäufe in Italien ohne E-Rechnung (corrispettivi)",
      invoiced: "Verkäufe in Italien mit E-Rechnung",
      distance: "Verkäufe in andere EU-Staaten (OSS)",
      exports: "Ausfuhren in Staaten außerhalb der EU",
      documents: "Alle Belege",
      payments: "Zahlungen",
      difference: "Unterschied",
    },
    columns: {
      summary: ["Verkäufe", "Netto EUR", "Umsatzsteuer EUR", "Brutto EUR"],
      sales: ["Tag", "Land", "Steuersatz %", "Netto EUR", "Umsatzsteuer EUR", "Brutto EUR"],
      oss: ["Quartal", "Land", "Steuersatz %", "Netto EUR", "Umsatzsteuer EUR", "Brutto EUR"],
      payments: ["Tag", "Zahlungsart", "Eingenommen EUR", "Erstattet EUR", "Saldo EUR"],
      documents: [
        "Nummer",
        "Art",
        "E-Rechnung",
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
    files: {
      summary: "Riepilogo",
      takings: "Corrispettivi",
      invoiced: "Fatture-emesse",
      distance: "Vendite-UE",
      exports: "Esportazioni",
      oss: "OSS",
      payments: "Incassi",
      documents: "Documenti",
    },
    folders: { pdf: "Documenti", xml: "FatturaPA" },
    archive: "Mese",
    total: "Totale",
    yes: "sì",
    no: "no",
    summary: {
      takings: "Corrispettivi (vendite in Italia senza fattura elettronica)",
      invoiced: "Fatture emesse (vendite in Italia con fattura elettronica)",
      distance: "Vendite in altri Stati UE (OSS)",
      exports: "Esportazioni fuori dall’UE",
      documents: "Tutti i documenti",
      payments: "Incassi",
      difference: "Differenza",
    },
    columns: {
      summary: ["Vendite", "Imponibile EUR", "IVA EUR", "Totale EUR"],
      sales: ["Giorno", "Paese", "Aliquota %", "Imponibile EUR", "IVA EUR", "Totale EUR"],
      oss: ["Trimestre", "Paese", "Aliquota %", "Imponibile EUR", "IVA EUR", "Totale EUR"],
      payments: ["Giorno", "Pagamento", "Incassato EUR", "Rimborsato EUR", "Saldo EUR"],
      documents: [
        "Numero",
        "Tipo",
        "Fattura elettronica",
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
    files: {
      summary: "Summary",
      takings: "Takings",
      invoiced: "E-invoices",
      distance: "EU-sales",
      exports: "Exports",
      oss: "OSS",
      payments: "Payments",
      documents: "Documents",
    },
    folders: { pdf: "Documents", xml: "FatturaPA" },
    archive: "Month",
    total: "Total",
    yes: "yes",
    no: "no",
    summary: {
      takings: "Sales in Italy without e-invoice (takings)",
      invoiced: "Sales in Italy with e-invoice",
      distance: "Sales to other EU countries (OSS)",
      exports: "Exports from the EU",
      documents: "All documents",
      payments: "Payments",
      difference: "Difference",
    },
    columns: {
      summary: ["Sales", "Net EUR", "VAT EUR", "Gross EUR"],
      sales: ["Day", "Country", "VAT rate %", "Net EUR", "VAT EUR", "Gross EUR"],
      oss: ["Quarter", "Country", "VAT rate %", "Net EUR", "VAT EUR", "Gross EUR"],
      payments: ["Day", "Payment method", "Taken EUR", "Refunded EUR", "Balance EUR"],
      documents: [
        "Number",
        "Kind",
        "E-invoice",
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
