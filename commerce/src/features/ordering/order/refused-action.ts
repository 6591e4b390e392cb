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

/** Message to the owner when somebody else, or the shop itself, keeps changing the same order. */
export const orderIsBusy: PerLanguage = {
  de: "Diese Bestellung wird gerade geändert. Bitte versuchen Sie es gleich noch einmal.",
  it: "Questo ordine viene modificato proprio ora. Riprovare tra un momento.",
  en: "This order is being changed right now. Please try again in a moment.",
};

/** Message to the owner when a parcel was shipped, unpacked or delivered since the page was loaded. */
export const parcelHasChanged: PerLanguage = {
  de: "Dieses Paket ist inzwischen versandt, ausgepackt oder zugestellt. Es wurde nichts geändert; bitte laden Sie die Seite neu.",
  it: "Nel frattempo questo pacco è stato spedito, disimballato o consegnato. Nulla è cambiato; ricaricare la pagina.",
  en: "This parcel has been shipped, unpacked or delivered in the meantime. Nothing was changed; please reload the page.",
};

/** Message to the owner when an order cannot be cancelled because a parcel of it is packed. */
export const unpackFirst: PerLanguage = {
  de: "Für diese Bestellung ist ein Paket gepackt. Bitte packen Sie es erst wieder aus, dann lässt sie sich stornieren.",
  it: "Per questo ordine c’è un pacco già imballato. Prima disimballarlo, poi annullare l’ordine.",
  en: "A parcel of this order is packed. Please unpack it first; then the order can be cancelled.",
};
