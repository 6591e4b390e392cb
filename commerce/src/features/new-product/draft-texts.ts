import type { PerLanguage } from "../../platform/languages";

/** Why a product cannot be opened in the form for new products; shown in the admin. */
export const draftTexts = {
  no_draft: {
    de: "Dieses Produkt ist kein Entwurf mehr. Geändert wird es auf seiner Seite unter „Produkte“.",
    it: "Questo prodotto non è più una bozza. Si modifica nella sua pagina in «Prodotti».",
    en: "This product is no draft any more. It is changed on its page under “Products”.",
  },
  other_shape: {
    de: "Dieser Entwurf passt nicht in dieses Formular. Weiter geht es auf seiner Seite unter „Produkte“.",
    it: "Questa bozza non entra in questo modulo. Si continua nella sua pagina in «Prodotti».",
    en: "This draft does not fit into this form. Go on with it on its page under “Products”.",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;
