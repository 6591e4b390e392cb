import type { TimelineEntry } from "@su-turrone/contract/orders";
import type { Language } from "../../platform/languages";

/** Words of the evidence about an order. */
interface EvidenceTexts {
  title: string;
  order: string;
  ordered: string;
  email: string;
  payment: string;
  dispute: string;
  due: string;
  events: string;
  event: Readonly<Record<TimelineEntry["what"], string>>;
  parcels: string;
  carrier: string;
  tracking: string;
  sent: string;
  delivered: string;
  content: string;
  noParcels: string;
  mails: string;
  noMails: string;
  page: (current: number, count: number) => string;
}

export const evidenceTexts: Readonly<Record<Language, EvidenceTexts>> = {
  de: {
    title: "Nachweise zur Bestellung",
    order: "Bestellung",
    ordered: "Bestellt am",
    email: "E-Mail-Adresse",
    payment: "Zahlung bei Stripe",
    dispute: "Beanstandung",
    due: "Frist",
    events: "Ablauf",
    event: {
      placed: "Bestellt",
      paid: "Bezahlt",
      shipped: "Versandt",
      delivered: "Zugestellt",
      cancelled: "Storniert",
      refund_due: "Erstattung gebucht",
      refunded: "Erstattet",
      refund_returned: "Erstattung zurückgekommen",
      withdrawn: "Widerrufen",
    },
    parcels: "Versand",
    carrier: "Paketdienst",
    tracking: "Sendungsnummer",
    sent: "Versandt am",
    delivered: "Zugestellt am",
    content: "Inhalt",
    noParcels: "Es wurde nichts versandt.",
    mails: "Gesendete E-Mails",
    noMails: "Es wurde keine E-Mail gesendet.",
    page: (current, count) => `Seite ${current} von ${count}`,
  },
  it: {
    title: "Prove relative all’ordine",
    order: "Ordine",
    ordered: "Data dell’ordine",
    email: "Indirizzo e-mail",
    payment: "Pagamento su Stripe",
    dispute: "Contestazione",
    due: "Scadenza",
    events: "Cronologia",
    event: {
      placed: "Ordinato",
      paid: "Pagato",
      shipped: "Spedito",
      delivered: "Consegnato",
      cancelled: "Annullato",
      refund_due: "Rimborso registrato",
      refunded: "Rimborsato",
      refund_returned: "Rimborso tornato indietro",
      withdrawn: "Recesso comunicato",
    },
    parcels: "Spedizione",
    carrier: "Corriere",
    tracking: "Numero di tracciamento",
    sent: "Spedito il",
    delivered: "Consegnato il",
    content: "Contenuto",
    noParcels: "Non è stato spedito nulla.",
    mails: "E-mail inviate",
    noMails: "Non è stata inviata alcuna e-mail.",
    page: (current, count) => `Pagina ${current} di ${count}`,
  },
  en: {
    title: "Evidence about order",
    order: "Order",
    ordered: "Ordered on",
    email: "E-mail address",
    payment: "Payment at Stripe",
    dispute: "Dispute",
    due: "Deadline",
    events: "Course of events",
    event: {
      placed: "Ordered",
      paid: "Paid",
      shipped: "Sent",
      delivered: "Delivered",
      cancelled: "Cancelled",
      refund_due: "Refund recorded",
      refunded: "Refunded",
      refund_returned: "Refund returned",
      withdrawn: "Withdrawn from",
    },
    parcels: "Shipping",
    carrier: "Carrier",
    tracking: "Tracking number",
    sent: "Sent on",
    delivered: "Delivered on",
    content: "Content",
    noParcels: "Nothing was sent.",
    mails: "Mails sent",
    noMails: "No mail was sent.",
    page: (current, count) => `Page ${current} of ${count}`,
  },
};
