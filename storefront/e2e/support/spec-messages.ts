import type { Language } from "../../app/i18n/languages";
import type { MessageNamespace } from "../../app/i18n/namespaces";

/** A message of the specification (§5, §8). */
interface SpecMessage {
  /** The specification's English text, and the shop's translations. The text that follows it says what to do. */
  text: Readonly<Record<Language, string>>;
  namespace: MessageNamespace;
  /** Dotted key in that namespace. */
  key: string;
  /** Condition under which it is shown. */
  when: string;
  /** The story or HTTP test that triggers it: file relative to e2e, and words of the title. */
  story: readonly [file: string, title: string];
}

/** Every message of the specification with its trigger; the only such table. */
export const specMessages: readonly SpecMessage[] = [
  {
    text: { de: "Ein Fehler ist aufgetreten", it: "Si è verificato un errore", en: "An error occurred" },
    namespace: "errors",
    key: "server.text",
    when: "A page fails with any status but 404, and not because commerce is unavailable",
    story: ["../tests/http/failing-commerce.test.ts", "a failing page responds with the error page"],
  },
  {
    text: { de: "Interner Serverfehler", it: "Errore interno del server", en: "Internal Server Error" },
    namespace: "errors",
    key: "server.title",
    when: "A page fails with any status but 404",
    story: ["../tests/http/failing-commerce.test.ts", "a failing page responds with the error page"],
  },
  {
    text: { de: "Seite nicht gefunden", it: "Pagina non trovata", en: "Page Not Found" },
    namespace: "errors",
    key: "notFound.title",
    when: "The URL does not exist (404)",
    story: ["../tests/http/not-found.test.ts", "responds 404 for an unknown product"],
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
    story: ["bad-input.spec.ts", "the information form reports validation errors"],
  },
  {
    text: {
      de: "Bei der Datenprüfung ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
      it: "Si è verificato un errore durante la verifica dei dati. Riprovare più tardi.",
      en: "An error occurred during data validation. Please try again later.",
    },
    namespace: "checkout",
    key: "errors.saving",
    when: "Information or payment method is valid, but commerce could not save it (503)",
    story: ["messages.spec.ts", "a failure to save the information"],
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
    story: ["checkout.spec.ts", "a cart changed in another tab is shown and has to be confirmed again"],
  },
  {
    text: {
      de: "Es ist ein Problem aufgetreten. Bitte versuchen Sie den Bestellvorgang noch einmal.",
      it: "Abbiamo riscontrato un problema. Riprovare a completare l’ordine",
      en: "We encountered a problem. Please retry the checkout.",
    },
    namespace: "checkout",
    key: "orderErrors.unavailable",
    when: "An order was submitted and commerce failed or timed out (503)",
    story: ["messages.spec.ts", "a failure of commerce while placing the order"],
  },
  {
    text: {
      de: "Geben Sie einen Rabattcode ein",
      it: "Inserire un codice promozionale",
      en: "Enter a promo code",
    },
    namespace: "cart",
    key: "errors.code_empty",
    when: "The promo code form was sent empty",
    story: ["bad-input.spec.ts", "promo code form: empty, invalid"],
  },
  {
    text: { de: "Ungültiger Rabattcode", it: "Codice promozionale non valido", en: "Invalid promo code" },
    namespace: "cart",
    key: "errors.code_invalid",
    when: "The promo code does not exist or has expired",
    story: ["bad-input.spec.ts", "promo code form: empty, invalid"],
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
    story: ["messages.spec.ts", "an order or document that cannot be loaded"],
  },
  {
    text: { de: "Bestellung nicht gefunden", it: "Ordine non trovato", en: "Order not found" },
    namespace: "order",
    key: "errors.notFound",
    when: "The browser has no valid key for the order, or the order does not exist (404)",
    story: ["../tests/http/not-found.test.ts", "responds 404 for an unknown order"],
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
    story: ["messages.spec.ts", "an order or document that cannot be loaded"],
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
    story: ["order-documents.spec.ts", "the order summary and then the invoice"],
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
    story: ["messages.spec.ts", "an order or document that cannot be loaded"],
  },
  {
    text: { de: "Keine Produkte gefunden", it: "Nessun prodotto trovato", en: "No products found" },
    namespace: "catalogue",
    key: "list.empty",
    when: "No product matches the filters or the search",
    story: ["../tests/http/not-found.test.ts", "shows a message for a search without results"],
  },
  {
    text: {
      de: "Versuchen Sie, die Suchfilter zu ändern",
      it: "Si possono modificare i filtri di ricerca",
      en: "Try modifying the search filters",
    },
    namespace: "catalogue",
    key: "list.emptyHint",
    when: "No product matches the filters of a list",
    story: ["../tests/http/list-forms.test.ts", "an empty list suggests changing the filters"],
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
    story: ["../tests/http/not-found.test.ts", "responds 404 for an unknown category"],
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
    story: ["many-products.spec.ts", "a shop without categories shows a message"],
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
    story: ["reviews.spec.ts", "a buyer reviews a delivered product"],
  },
];
