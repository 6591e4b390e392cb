import type { Topic } from "@su-turrone/contract/messages";
import type { PerLanguage } from "../../platform/languages";

/** Topic names for mails; same as in the storefront's contact form. */
export const topicNames: Readonly<Record<Topic, PerLanguage>> = {
  order: { de: "Bestellung", it: "Ordine", en: "Order" },
  product: { de: "Produkt", it: "Prodotto", en: "Product" },
  visit: { de: "Besuch", it: "Visita", en: "Visit" },
  trade: { de: "Handel", it: "Rivendita", en: "Trade" },
  other: { de: "Anderes", it: "Altro", en: "Something else" },
};
