import type { Language, PerLanguage } from "../../platform/languages";
import { escapeMarkdown } from "../../modules/content/placeholders";

/** Settings and payment methods that determine who receives visitors' data. */
export interface Services {
  /** Name of the hosting provider; null when the shop hosts itself. */
  hosting: string | null;
  /** SMTP host used for mails; null when they are written to files. */
  mailHost: string | null;
  carriers: readonly string[];
  bankTransfer: boolean;
  card: boolean;
  paypal: boolean;
  /** Whether payments go to the local sandbox instead of Stripe. */
  sandbox: boolean;
  /** Whether VIES is asked about VAT numbers. */
  vies: boolean;
  /** Whether search engines are notified of changes. */
  indexNow: boolean;
  /** Host names of public icon services the shop requests icons from. */
  iconHosts: readonly string[];
}

/** A recipient of data, or a service the shop connects to. */
interface Processor {
  name: PerLanguage;
  /** Default: true. */
  used?: boolean;
  text: PerLanguage;
}

/** "a, b oder c". */
const joinNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(names.map(escapeMarkdown));

const same = (name: string): PerLanguage => ({ de: name, it: name, en: name });

/** All possible recipients of data, in the order of the privacy page (GDPR art. 13(1)(e), (f)). */
const processorsOf = (services: Services): Processor[] => [
  {
    name: same("Hosting"),
    text:
      services.hosting === null
        ? {
            de: "Wir betreiben Shop und Datenbank selbst, auf Servern in unserer Verantwortung.",
            it: "gestiamo noi il negozio e la banca dati, su server sotto la nostra responsabilità.",
            en: "we run the shop and its database ourselves, on servers in our responsibility.",
          }
        : {
            de: `Shop und Datenbank laufen auf Servern von ${escapeMarkdown(services.hosting)}, in unserem Auftrag (Art. 28 DSGVO).`,
            it: `negozio e banca dati si trovano su server di ${escapeMarkdown(services.hosting)}, che agisce per nostro conto (art. 28 GDPR).`,
            en: `shop and database run on servers of ${escapeMarkdown(services.hosting)}, on our behalf (art. 28 GDPR).`,
          },
  },
  {
    name: { de: "E-Mail", it: "E-mail", en: "E-mail" },
    used: services.mailHost !== null,
    text: {
      de: `Bestätigungen und Antworten verschickt der Mailserver ${escapeMarkdown(services.mailHost ?? "")} in unserem Auftrag (Art. 28 DSGVO).`,
      it: `conferme e risposte sono inviate dal server ${escapeMarkdown(services.mailHost ?? "")}, che agisce per nostro conto (art. 28 GDPR).`,
      en: `confirmations and answers are sent by the mail server ${escapeMarkdown(services.mailHost ?? "")}, on our behalf (art. 28 GDPR).`,
    },
  },
  {
    name: { de: "Versand", it: "Spedizione", en: "Delivery" },
    text: {
      de: `Der Paketdienst, der Ihre Sendung bringt (${joinNames(services.carriers, "de")}), erhält Name, Anschrift und, soweit angegeben, Telefonnummer für die Zustellung.`,
      it: `il corriere che porta il pacco (${joinNames(services.carriers, "it")}) riceve nome, indirizzo e, se indicato, telefono per la consegna.`,
      en: `the carrier that brings your parcel (${joinNames(services.carriers, "en")}) receives your name, address and, if given, telephone number.`,
    },
  },
  {
    name: { de: "Bank", it: "Banca", en: "Bank" },
    used: services.bankTransfer,
    text: {
      de: "Bei Überweisungen sehen unsere Bank und wir die Angaben auf dem Kontoauszug.",
      it: "per i bonifici, la nostra banca e noi vediamo i dati dell’estratto conto.",
      en: "for bank transfers, our bank and we see what is on the statement.",
    },
  },
  {
    name: same("Stripe"),
    used: (services.card || services.paypal) && !services.sandbox,
    text: {
      de: "Karten- und PayPal-Zahlungen wickelt Stripe Payments Europe, Ltd. (Irland) ab. Ihre Kartendaten gehen direkt dorthin und nie an uns. Das Skript von Stripe wird nur im Zahlungsschritt geladen. Stripe kann Daten in die USA übermitteln, auf Grundlage des EU-US Data Privacy Framework und von Standardvertragsklauseln.",
      it: "i pagamenti con carta e PayPal sono gestiti da Stripe Payments Europe, Ltd. (Irlanda). I dati della carta arrivano direttamente lì e mai a noi. Lo script di Stripe si carica solo nella fase di pagamento. Stripe può trasferire dati negli Stati Uniti sulla base dell’EU-US Data Privacy Framework e di clausole contrattuali tipo.",
      en: "card and PayPal payments are handled by Stripe Payments Europe, Ltd. (Ireland). Your card details go straight there and never to us. Stripe’s script is loaded in the payment step only. Stripe may transfer data to the USA under the EU-US Data Privacy Framework and standard contractual clauses.",
    },
  },
  {
    name: same("PayPal"),
    used: services.paypal && !services.sandbox,
    text: {
      de: "Zahlen Sie mit PayPal, erhält PayPal (Europe) S.à r.l. et Cie, S.C.A. (Luxemburg) Betrag und Bestellbezug in eigener Verantwortung.",
      it: "per i pagamenti con PayPal, PayPal (Europe) S.à r.l. et Cie, S.C.A. (Lussemburgo) riceve importo e riferimento dell’ordine come titolare autonomo.",
      en: "if you pay with PayPal, PayPal (Europe) S.à r.l. et Cie, S.C.A. (Luxembourg) receives the amount and the reference of the order as a controller of its own.",
    },
  },
  {
    name: { de: "Probezahlungen", it: "Pagamenti di prova", en: "Trial payments" },
    used: (services.card || services.paypal) && services.sandbox,
    text: {
      de: "Karte und PayPal führen in dieser Demonstration zu einer Nachbildung auf demselben Server; es fließt kein Geld, und niemand sonst erhält Daten.",
      it: "in questa dimostrazione carta e PayPal portano a un simulatore sullo stesso server; non si muove denaro e nessun altro riceve dati.",
      en: "in this demonstration card and PayPal lead to a stand-in on the same server; no money moves, and nobody else receives data.",
    },
  },
  {
    name: {
      de: "Prüfung der Umsatzsteuer-ID",
      it: "Verifica della partita IVA",
      en: "Check of the VAT number",
    },
    used: services.vies,
    text: {
      de: "Geben Sie für die Rechnung eine Umsatzsteuer-ID eines anderen Mitgliedstaats an, fragen wir nach der Bestellung die Europäische Kommission (VIES), ob es sie gibt. Übermittelt wird nur die Nummer; die Auskunft kommt von der Steuerverwaltung dieses Staates.",
      it: "se per la fattura si indica una partita IVA di un altro Stato membro, dopo l’ordine chiediamo alla Commissione europea (VIES) se esiste. Trasmettiamo solo il numero; risponde l’amministrazione fiscale di quello Stato.",
      en: "if you give a VAT number of another member state for the invoice, we ask the European Commission (VIES) after the order whether it exists. Only the number is sent; the answer comes from the tax authority of that state.",
    },
  },
  {
    name: { de: "Suchmaschinen", it: "Motori di ricerca", en: "Search engines" },
    used: services.indexNow,
    text: {
      de: "Über IndexNow melden wir ihnen die Adressen geänderter Seiten. Angaben über Besucherinnen und Besucher sind nicht dabei.",
      it: "tramite IndexNow comunichiamo loro gli indirizzi delle pagine modificate, senza alcun dato dei visitatori.",
      en: "through IndexNow we tell them the addresses of changed pages. Nothing about visitors goes with them.",
    },
  },
  {
    name: { de: "Symbole", it: "Icone", en: "Icons" },
    used: services.iconHosts.length > 0,
    text: {
      de: `Symbole in unseren Texten holt unser Server bei ${joinNames(services.iconHosts, "de")}. Ihr Browser fragt nur bei uns an; Angaben über Sie gehen nicht dorthin.`,
      it: `le icone dei nostri testi sono richieste dal nostro server a ${joinNames(services.iconHosts, "it")}. Il browser di chi visita il negozio si rivolge solo a noi; nessun dato personale arriva lì.`,
      en: `our server fetches icons in our texts from ${joinNames(services.iconHosts, "en")}. Your browser asks only us; nothing about you goes there.`,
    },
  },
  {
    name: {
      de: "Behörden und Steuerberatung",
      it: "Autorità e commercialista",
      en: "Authorities and our accountant",
    },
    text: {
      de: "soweit das Gesetz es verlangt.",
      it: "quando lo richiede la legge.",
      en: "as far as the law requires.",
    },
  },
];

/** Markdown list of the recipients of data that are in use. */
export const recipientsList = (services: Services, language: Language): string =>
  processorsOf(services)
    .filter(({ used = true }) => used)
    .map(({ name, text }) => `- **${name[language]}:** ${text[language]}`)
    .join("\n");
