import { textOf, type DeliveredPage } from "./delivered-page";

/** The page of allergens, written out by hand: its sentences, and the columns and cells of four products. */
export const allergenPage = {
  de: {
    path: "/allergene",
    title: "Allergene aller Produkte",
    columns: ["Produkt", "Eier", "Milch", "Mandeln", "Walnüsse"],
    contains: "● enthält",
    traces: "◐ Spuren möglich",
    none: "nein",
    unknown: "Nicht angegeben, bitte fragen Sie uns",
    pack: "Maßgeblich ist das Etikett auf der Packung",
    state: /^Stand: \d{1,2}\. \p{L}+ \d{4}$/u,
    all: "Alle Produkte",
    demo: "Beispielangaben",
    empty: "Zurzeit ist kein Produkt im Verkauf.",
  },
  it: {
    path: "/it/allergeni",
    title: "Allergeni di tutti i prodotti",
    columns: ["Prodotto", "uova", "latte", "mandorle", "noci"],
    contains: "● contiene",
    traces: "◐ possibili tracce",
    none: "no",
    unknown: "Non indicato: ce lo chieda",
    pack: "Fa fede l’etichetta sulla confezione",
    state: /^Ultimo aggiornamento: \d{1,2} \p{L}+ \d{4}$/u,
    all: "Tutti i prodotti",
    demo: "Dati di esempio",
    empty: "Al momento nessun prodotto è in vendita.",
  },
  en: {
    path: "/en/allergens",
    title: "Allergens of all products",
    columns: ["Product", "eggs", "milk", "almonds", "walnuts"],
    contains: "● contains",
    traces: "◐ may contain traces",
    none: "no",
    unknown: "Not stated, please ask us",
    pack: "The label on the pack is what counts",
    state: /^Last updated: \d{1,2} \p{L}+ \d{4}$/u,
    all: "All products",
    demo: "Sample data",
    empty: "No product is on sale at the moment.",
  },
} as const;

/** Texts of all cells of its table, row by row. */
export const allergenRows = (page: DeliveredPage): string[][] =>
  page.queryAll("main tr").map((row) => row.querySelectorAll("th, td").map(textOf));
