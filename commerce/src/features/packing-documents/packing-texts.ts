import type { Language } from "../../platform/languages";

interface PackingTexts {
  title: string;
  order: string;
  orderDate: string;
  shipTo: string;
  notes: string;
  gift: string;
  columns: readonly [name: string, weight: string, quantity: string];
  /** Note that other goods of the order are in another parcel. */
  rest: string;
}

/** Texts of packing slips in the buyer's language. */
export const packingTexts: Readonly<Record<Language, PackingTexts>> = {
  de: {
    title: "Lieferschein",
    order: "Bestellung",
    orderDate: "Bestelldatum",
    shipTo: "Lieferanschrift",
    notes: "Hinweise zur Lieferung",
    gift: "Grußkarte",
    columns: ["Artikel", "Gewicht", "Menge"],
    rest: "Die übrigen Artikel dieser Bestellung kommen in einem anderen Paket.",
  },
  it: {
    title: "Distinta di spedizione",
    order: "Ordine",
    orderDate: "Data dell’ordine",
    shipTo: "Indirizzo di consegna",
    notes: "Note per la consegna",
    gift: "Biglietto",
    columns: ["Articolo", "Peso", "Quantità"],
    rest: "Gli altri articoli di questo ordine viaggiano in un altro pacco.",
  },
  en: {
    title: "Packing slip",
    order: "Order",
    orderDate: "Order date",
    shipTo: "Delivery address",
    notes: "Delivery notes",
    gift: "Greeting card",
    columns: ["Item", "Weight", "Quantity"],
    rest: "The other items of this order come in another parcel.",
  },
};
