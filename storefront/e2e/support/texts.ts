import type { Language } from "../../app/i18n/languages";

/** Data of the initial posts and pages used by the stories, written out by hand. */
export const honeyPost: Readonly<Record<Language, { title: string; slug: string }>> = {
  de: { title: "Warum der Honig Zeit braucht", slug: "warum-der-honig-zeit-braucht" },
  it: { title: "Perché il miele ha bisogno di tempo", slug: "perche-il-miele-ha-bisogno-di-tempo" },
  en: { title: "Why the honey needs time", slug: "why-the-honey-needs-time" },
};

/** Slugs of the legally required pages, by title. */
export const legalPages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    Impressum: "impressum",
    "Allgemeine Geschäftsbedingungen": "agb",
    Widerrufsbelehrung: "widerruf",
    Datenschutz: "datenschutz",
    Barrierefreiheit: "barrierefreiheit",
  },
  it: {
    "Note legali": "note-legali",
    "Condizioni di vendita": "condizioni-di-vendita",
    Recesso: "recesso",
    Privacy: "privacy",
    Accessibilità: "accessibilita",
  },
  en: {
    "Legal notice": "legal-notice",
    "Terms and conditions": "terms",
    Withdrawal: "withdrawal",
    Privacy: "privacy",
    Accessibility: "accessibility",
  },
};

/** Text about a visit on the contact page while no opening hours are set. */
export const visit = {
  de: {
    map: "Karte von Sardinien: Tonara liegt in der Mitte der Insel, südlich von Nuoro.",
    opening: "Öffnungszeiten der Werkstatt",
    appointment: "nach Vereinbarung",
  },
  it: {
    map: "Mappa della Sardegna: Tonara è al centro dell’isola, a sud di Nuoro.",
    opening: "Orari del laboratorio",
    appointment: "su appuntamento",
  },
  en: {
    map: "Map of Sardinia: Tonara lies in the middle of the island, south of Nuoro.",
    opening: "Workshop opening hours",
    appointment: "by appointment",
  },
} as const;
