import type { PerLanguage } from "../languages";

/** Default texts of the contact page. The first part of a key is its block. */
export const contactWords = {
  "head.title": {
    de: "Kontakt",
    it: "Contatti",
    en: "Contact",
  },
  "head.description": {
    de: "So erreichen Sie die Torronewerkstatt Su Turrone in Tonara: E-Mail, Telefon und Anschrift. Unser Kundendienst ist rund um die Uhr da.",
    it: "Come raggiungere il laboratorio di torrone Su Turrone a Tonara: e-mail, telefono e indirizzo. Il nostro servizio clienti è attivo a ogni ora.",
    en: "How to reach the Su Turrone nougat workshop in Tonara: e-mail, telephone and address. Our customer support is there around the clock.",
  },
  title: {
    de: "Schreiben Sie uns",
    it: "Contatti",
    en: "Write to us",
  },
  intro: {
    de: "Ob es um eine Bestellung geht, um ein Geschenk oder um eine Frage zum Torrone: Es antwortet jemand aus der Werkstatt.",
    it: "Che si tratti di un ordine, di un regalo o di una curiosità sul torrone, le risponde qualcuno del laboratorio.",
    en: "Whether it is about an order, a present or a question about nougat: somebody from the workshop will answer.",
  },
  "email.title": {
    de: "E-Mail",
    it: "E-mail",
    en: "E-mail",
  },
  "email.text": {
    de: "Am liebsten auf Deutsch, Italienisch oder Englisch. Zu einer Bestellung nennen Sie uns bitte die Bestellnummer.",
    it: "In italiano, tedesco o inglese. Se si tratta di un ordine, ci indichi il numero.",
    en: "In English, Italian or German. If it is about an order, please tell us its number.",
  },
  "phone.title": {
    de: "Telefon",
    it: "Telefono",
    en: "Telephone",
  },
  "phone.text": {
    de: "Unser Kundendienst ist rund um die Uhr für Sie da, an sieben Tagen in der Woche.",
    it: "Il nostro servizio clienti è a disposizione a ogni ora, sette giorni su sette.",
    en: "Our customer support is there for you around the clock, seven days a week.",
  },
  "address.title": {
    de: "Anschrift",
    it: "Indirizzo",
    en: "Address",
  },
  "address.text": {
    de: "Hierhin können Sie uns auch schreiben; von hier kommt Ihr Paket.",
    it: "Qui arriva anche la posta; da qui partono i pacchi.",
    en: "You can also write to us here; it is where your parcel comes from.",
  },
  "opening.title": {
    de: "Öffnungszeiten der Werkstatt",
    it: "Orari del laboratorio",
    en: "Workshop opening hours",
  },
  "opening.text": {
    de: "Möchten Sie uns besuchen? Sagen Sie uns bitte vorher Bescheid, dann ist jemand für Sie da.",
    it: "Le visite ci fanno piacere: ci avvisi prima, così in laboratorio trova qualcuno ad accoglierla.",
    en: "Would you like to visit us? Please let us know beforehand, so that somebody is there for you.",
  },
  "map.text": {
    de: "Tonara liegt in der Barbagia, im bergigen Inneren Sardiniens.",
    it: "Tonara è in Barbagia, nell’interno montuoso della Sardegna.",
    en: "Tonara lies in the Barbagia, the mountainous heart of Sardinia.",
  },
  "help.title": {
    de: "Oft beantwortet sich eine Frage hier",
    it: "Spesso la risposta è già qui",
    en: "Often the answer is already here",
  },
} satisfies Record<string, PerLanguage>;
