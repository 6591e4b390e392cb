import type { Language } from "../../app/i18n/languages";
import type { MessageNamespace } from "../../app/i18n/messages";

/** A message of the specification (§5, §8). */
interface SpecMessage {
  /** The specification's English text, and the shop's translations. The text that follows it says what to do. */
  text: Readonly<Record<Language, string>>;
  namespace: MessageNamespace;
  /** Dotted key in that namespace. */
  key: string;
  /** Condition under which it is shown. */
  when: string;
}

/** Every message of the specification with its condition; the only such table. */
export const specMessages: readonly SpecMessage[] = [
  {
    text: { de: "Ein Fehler ist aufgetreten", it: "Si è verificato un errore", en: "An error occurred" },
    namespace: "errors",
    key: "server.text",
    when: "A page fails with any status but 404, and not because commerce is unavailable",
  },
  {
    text: { de: "Interner Serverfehler", it: "Errore interno del server", en: "Internal Server Error" },
    namespace: "errors",
    key: "server.title",
    when: "A page fails with any status but 404",
  },
  {
    text: { de: "Seite nicht gefunden", it: "Pagina non trovata", en: "Page Not Found" },
    namespace: "errors",
    key: "notFound.title",
    when: "The URL does not exist (404)",
  },
  {
    text: {
      de: "Fehler bei der Datenprüfung",
      it: "Errore nella verifica dei dati",
      en: "Data validation error",
    },
    namespace: "checkout",
    key: "errors.title",
    when: "A checkout form was sent with invalid fields (422)",
  },
  {
    text: {
      de: "Bei der Datenprüfung ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
      it: "Si è verificato un errore durante la verifica dei dati. Riprovi più tardi.",
      en: "An error occurred during data validation. Please try again later.",
    },
    namespace: "checkout",
    key: "errors.saving",
    when: "Information or payment method is valid, but commerce could not save it (503)",
  },
  {
    text: {
      de: "Fehler beim Erstellen der Bestellung",
      it: "Errore nella creazione dell’ordine",
      en: "Order creation error",
    },
    namespace: "checkout",
    key: "orderErrors.title",
    when: "An order was submitted but not created; the text that follows states the reason",
  },
  {
    text: {
      de: "Es ist ein Problem aufgetreten. Bitte versuchen Sie den Bestellvorgang noch einmal.",
      it: "Abbiamo riscontrato un problema. Riprovi a completare l’ordine",
      en: "We encountered a problem. Please retry the checkout.",
    },
    namespace: "checkout",
    key: "orderErrors.unavailable",
    when: "An order was submitted and commerce failed or timed out (503)",
  },
  {
    text: {
      de: "Geben Sie einen Rabattcode ein",
      it: "Inserisca un codice sconto",
      en: "Enter a promo code",
    },
    namespace: "cart",
    key: "errors.code_empty",
    when: "The promo code form was sent empty",
  },
  {
    text: { de: "Ungültiger Rabattcode", it: "Codice sconto non valido", en: "Invalid promo code" },
    namespace: "cart",
    key: "errors.code_invalid",
    when: "The promo code does not exist or has expired",
  },
  {
    text: {
      de: "Bestelldaten nicht verfügbar",
      it: "Dati dell’ordine non disponibili",
      en: "Order data not available",
    },
    namespace: "order",
    key: "errors.unavailable",
    when: "Commerce responded without the data of the order (502)",
  },
  {
    text: { de: "Bestellung nicht gefunden", it: "Ordine non trovato", en: "Order not found" },
    namespace: "order",
    key: "errors.notFound",
    when: "The browser has no valid key for the order, or the order does not exist (404)",
  },
  {
    text: {
      de: "Fehler beim Laden der Bestellung",
      it: "Errore nel caricamento dell’ordine",
      en: "Error loading order",
    },
    namespace: "order",
    key: "errors.loading",
    when: "Commerce could not be reached to load the order (503)",
  },
  {
    text: {
      de: "Rechnung kann nicht heruntergeladen werden",
      it: "Impossibile scaricare la fattura",
      en: "Cannot download invoice",
    },
    namespace: "order",
    key: "errors.documentMissing",
    when: "The browser may open the order, but the document does not exist (any more, or yet)",
  },
  {
    text: {
      de: "Fehler beim Herunterladen der Rechnung",
      it: "Errore nel download della fattura",
      en: "Error downloading invoice",
    },
    namespace: "order",
    key: "errors.documentFailed",
    when: "Commerce could not be reached for the document, or failed to render it",
  },
  {
    text: { de: "Keine Produkte gefunden", it: "Nessun prodotto trovato", en: "No products found" },
    namespace: "catalogue",
    key: "list.empty",
    when: "No product matches the filters or the search",
  },
  {
    text: {
      de: "Versuchen Sie, die Suchfilter zu ändern",
      it: "Provi a modificare i filtri di ricerca",
      en: "Try modifying the search filters",
    },
    namespace: "catalogue",
    key: "list.emptyHint",
    when: "No product matches the filters of a list",
  },
  {
    text: {
      de: "Diese Kategorie gibt es nicht",
      it: "Categoria inesistente",
      en: "Non-existent category",
    },
    namespace: "catalogue",
    key: "category.missing",
    when: "No category has the slug in the URL (404)",
  },
  {
    text: {
      de: "Keine Kategorien verfügbar",
      it: "Nessuna categoria disponibile",
      en: "No categories available",
    },
    namespace: "catalogue",
    key: "list.noCategories",
    when: "The shop has no category",
  },
  {
    text: {
      de: "Für dieses Produkt gibt es noch keine Bewertungen.",
      it: "Non ci sono ancora recensioni per questo prodotto.",
      en: "There are no reviews for this product yet.",
    },
    namespace: "product",
    key: "reviews.none",
    when: "A product has no approved review",
  },
];
