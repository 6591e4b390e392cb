import type { PerLanguage } from "../languages";

/** Default texts of the page on shipping and returns. The first part of a key is its block. */
export const shippingWords = {
  "head.title": {
    de: "Versand und Rückgabe",
    it: "Spedizione e resi",
    en: "Delivery and returns",
  },
  "head.description": {
    de: "Versand in {{countries}} Länder für {{price}}, ab {{free}} Warenwert versandkostenfrei, Lieferung in {{days}} Werktagen, 30 Tage kostenfreie Rückgabe.",
    it: "Spedizione in {{countries}} Paesi a {{price}}, gratuita da {{free}} di merce, consegna in {{days}} giorni lavorativi, reso gratuito entro 30 giorni.",
    en: "Delivery to {{countries}} countries for {{price}}, free for goods worth {{free}} or more, {{days}} business days, free returns within 30 days.",
  },
  title: {
    de: "Versand und Rückgabe",
    it: "Spedizione e resi",
    en: "Delivery and returns",
  },
  intro: {
    de: "Wir verpacken von Hand und verschicken aus Tonara. Hier steht, was das kostet und wie lange es dauert.",
    it: "Confezioniamo a mano e spediamo da Tonara. Ecco quanto costa e quanto tempo ci vuole.",
    en: "We pack by hand and send everything from Tonara. This is what it costs and how long it takes.",
  },
  "cost.title": {
    de: "Versandkosten",
    it: "Spese di spedizione",
    en: "Delivery charges",
  },
  "cost.text": {
    de: "Der Versand kostet {{price}} je Bestellung, gleich wohin und gleich wie viel. Ab einem Warenwert von {{free}} liefern wir versandkostenfrei; es zählt der Wert der Waren vor Abzug eines Rabattcodes.",
    it: "La spedizione costa {{price}} per ordine, qualunque siano la destinazione e la quantità. Da {{free}} di merce è gratuita; conta il valore della merce prima di un eventuale codice sconto.",
    en: "Delivery costs {{price}} per order, wherever it goes and however much you order. Goods worth {{free}} or more are delivered free; what counts is the value of the goods before any promo code.",
  },
  "time.title": {
    de: "Lieferzeit",
    it: "Tempi di consegna",
    en: "Delivery time",
  },
  "time.text": {
    de: "Ihre Bestellung ist in {{days}} Werktagen bei Ihnen. Bei Überweisung beginnt die Frist, wenn Ihre Zahlung bei uns eingegangen ist.",
    it: "Il suo ordine arriva in {{days}} giorni lavorativi. Con il bonifico i giorni si contano da quando riceviamo il pagamento.",
    en: "Your order arrives within {{days}} business days. If you pay by bank transfer, the days count from when your payment reaches us.",
  },
  "excluded.title": {
    de: "Ausgenommene Gebiete",
    it: "Territori esclusi",
    en: "Excluded territories",
  },
  "excluded.text": {
    de: "In einige Gebiete mit eigenen Zoll- oder Steuerregeln können wir nicht liefern:",
    it: "In alcuni territori con regole doganali o fiscali proprie non possiamo consegnare:",
    en: "We cannot deliver to some territories with customs or tax rules of their own:",
  },
  "payment.title": {
    de: "Zahlung",
    it: "Pagamento",
    en: "Payment",
  },
  "payment.text": {
    de: "Sie zahlen per {{methods}}. Es entstehen dabei keine weiteren Kosten. Bei Überweisung nennen wir Ihnen nach der Bestellung Konto, Betrag und Verwendungszweck; wir versenden, sobald Ihre Zahlung eingegangen ist.",
    it: "Può pagare con {{methods}}, senza alcun costo aggiuntivo. Con il bonifico le indichiamo dopo l’ordine conto, importo e causale; spediamo non appena riceviamo il pagamento.",
    en: "You can pay by {{methods}}, at no extra charge. For a bank transfer we tell you the account, amount and reference after your order; we send your order as soon as your payment has arrived.",
  },
  "returns.title": {
    de: "Rückgabe",
    it: "Resi",
    en: "Returns",
  },
  "returns.text": {
    de: "Gefällt Ihnen etwas nicht, nehmen wir es innerhalb von 30 Tagen nach Erhalt kostenfrei zurück. Schreiben Sie uns mit Ihrer Bestellnummer, dann sagen wir Ihnen, wie die Rücksendung geht.",
    it: "Se un prodotto non la soddisfa, lo riprendiamo gratis entro 30 giorni dal ricevimento. Ci scriva indicando il numero d’ordine: le diremo come fare.",
    en: "If you are not happy with something, we take it back free of charge within 30 days of receipt. Write to us with your order number and we will tell you how to send it back.",
  },
  "support.title": {
    de: "Hilfe",
    it: "Aiuto",
    en: "Help",
  },
  "support.text": {
    de: "Unser Kundendienst ist rund um die Uhr erreichbar.",
    it: "Il nostro servizio clienti è raggiungibile a ogni ora.",
    en: "Our customer support can be reached around the clock.",
  },
} satisfies Record<string, PerLanguage>;
