import type { Language, PerLanguage } from "../../../platform/languages";
import type { OrderAction } from "./order-status";

const refusals: Readonly<Record<OrderAction, PerLanguage>> = {
  capture: {
    de: "Hier ist nichts mehr einzunehmen.",
    it: "Qui non c’è più nulla da incassare.",
    en: "There is nothing left to capture.",
  },
  pack: {
    de: "Die Ware kann jetzt nicht gepackt werden.",
    it: "La merce ora non si può imballare.",
    en: "The goods cannot be packed now.",
  },
  ship: {
    de: "Die Ware kann jetzt nicht versandt werden.",
    it: "La merce ora non si può spedire.",
    en: "The goods cannot be shipped now.",
  },
  deliver: {
    de: "Die Ware kann jetzt nicht als zugestellt gelten.",
    it: "La merce ora non si può segnare come consegnata.",
    en: "The goods cannot be marked as delivered now.",
  },
  cancel: {
    de: "Die Bestellung kann nicht mehr storniert werden.",
    it: "L’ordine non si può più annullare.",
    en: "The order can no longer be cancelled.",
  },
  refund: {
    de: "Hier ist nichts zu erstatten.",
    it: "Qui non c’è nulla da rimborsare.",
    en: "There is nothing to refund.",
  },
};

/** Message to the owner when the status of an order does not allow an action, in the language of the admin. */
export const refusedAction = (action: OrderAction, language: Language): string => refusals[action][language];
