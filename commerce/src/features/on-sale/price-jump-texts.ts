import { money } from "@su-turrone/contract/formats";
import type { Language, PerLanguage } from "../../platform/languages";
import type { PriceJump } from "./price-jumps";

type Amounts = Record<"title" | "price" | "usual", string>;

const lines: Readonly<Record<PriceJump["than"], PerLanguage<(given: Amounts) => string>>> = {
  present: {
    de: ({ title, price, usual }) => `„${title}“: ${usual} → ${price}`,
    it: ({ title, price, usual }) => `«${title}»: ${usual} → ${price}`,
    en: ({ title, price, usual }) => `“${title}”: ${usual} → ${price}`,
  },
  other_weights: {
    de: ({ title, price, usual }) => `„${title}“: ${price}, nach den anderen Gewichten etwa ${usual}`,
    it: ({ title, price, usual }) => `«${title}»: ${price}, secondo gli altri pesi circa ${usual}`,
    en: ({ title, price, usual }) => `“${title}”: ${price}, by the other weights about ${usual}`,
  },
};

const frame: PerLanguage<(list: string) => string> = {
  de: (list) =>
    `Nicht gespeichert. ${list}. Das ist mehr als das Dreifache oder weniger als ein Drittel; Medusa liest einen Punkt im Preis als Tausenderpunkt. Bitte korrigieren Sie den Preis, oder setzen Sie ihn auf der Produktseite unter „Preise“.`,
  it: (list) =>
    `Non salvato. ${list}. È più del triplo o meno di un terzo; Medusa legge un punto nel prezzo come separatore delle migliaia. Correggere il prezzo, oppure fissarlo nella pagina del prodotto alla voce «Prezzi».`,
  en: (list) =>
    `Not saved. ${list}. That is more than three times or less than a third; Medusa may read the point in a price as a thousands separator. Please correct the price, or set it on the product page under “Prices”.`,
};

/** Message to the owner when prices have to be confirmed on the product page. */
export const priceJumpText = (jumps: readonly PriceJump[], language: Language): string =>
  frame[language](
    jumps
      .map(({ title, cents, than, usual_cents: usual }) =>
        lines[than][language]({ title, price: money(cents, language), usual: money(usual, language) }),
      )
      .join("; "),
  );

/** Message when a price has changed since the page was loaded. @param price formatted */
export const priceChangedText: PerLanguage<(price: string) => string> = {
  de: (price) => `Inzwischen gilt ${price}. Bitte prüfen Sie den Preis und speichern Sie noch einmal.`,
  it: (price) => `Intanto il prezzo è ${price}. Verificarlo e salvare di nuovo.`,
  en: (price) => `In the meantime the price is ${price}. Please check it and save again.`,
};
