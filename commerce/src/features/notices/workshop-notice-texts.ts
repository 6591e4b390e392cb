import type { NoticeWords } from "./notice-words";

/** Notice texts about goods, mails and operations. */
export const workshopNoticeTexts = {
  low_stock: {
    title: {
      de: "{{name}} geht zur Neige",
      it: "{{name}} sta per finire",
      en: "{{name}} is running low",
    },
    text: {
      de: "Noch verkäuflich: {{count}}. Der Bestand steht unter Bestand.",
      it: "Ancora vendibili: {{count}}. La quantità si cambia in Giacenze.",
      en: "Left to sell: {{count}}. The number is changed in Stock.",
    },
  },
  sold_out: {
    title: {
      de: "{{name}} ist ausverkauft",
      it: "{{name}} è esaurito",
      en: "{{name}} is sold out",
    },
    text: {
      de: "Im Shop kann man sich auf die Warteliste setzen. Der Bestand steht unter Bestand.",
      it: "Nel negozio ci si può mettere in lista d’attesa. La quantità si cambia in Giacenze.",
      en: "In the shop people can put themselves on the waiting list. The number is changed in Stock.",
    },
  },
  message: {
    title: {
      de: "Eine neue Nachricht: {{topic}}",
      it: "Un nuovo messaggio: {{topic}}",
      en: "A new message: {{topic}}",
    },
    text: {
      de: "Sie steht unter Nachrichten.",
      it: "Si trova in Messaggi.",
      en: "It is in Messages.",
    },
  },
  review: {
    title: {
      de: "Eine neue Bewertung",
      it: "Una nuova recensione",
      en: "A new review",
    },
    text: {
      de: "Sie wartet unter Bewertungen darauf, gelesen und veröffentlicht zu werden.",
      it: "Aspetta in Recensioni di essere letta e pubblicata.",
      en: "It waits in Reviews to be read and published.",
    },
  },
  mail_failed: {
    title: {
      de: "E-Mails gingen nicht hinaus ({{day}})",
      it: "Alcune e-mail non sono partite ({{day}})",
      en: "E-mails could not be sent ({{day}})",
    },
    text: {
      de: "Es wird nicht mehr von selbst versucht. Unter Mails stehen sie als aufgegeben und lassen sich erneut senden.",
      it: "Non si riprova più da soli. In E-mail risultano abbandonate e si possono inviare di nuovo.",
      en: "They are not retried automatically. In Mails they are listed as given up and can be sent again.",
    },
  },
  backup_failed: {
    title: {
      de: "Die Sicherung fehlt ({{day}})",
      it: "Manca la copia di sicurezza ({{day}})",
      en: "The backup is missing ({{day}})",
    },
    text: {
      de: "Die letzte ist misslungen oder älter als einen Tag. Bitte geben Sie dies an die Betreuung des Servers weiter.",
      it: "L’ultima non è riuscita o ha più di un giorno. Da passare a chi gestisce il server.",
      en: "The last one has failed, or is older than a day. Please pass this on to the server's administrator.",
    },
  },
  terms_replaced: {
    title: {
      de: "Die AGB sind ergänzt worden",
      it: "Le condizioni di vendita sono state completate",
      en: "The terms have been extended",
    },
    text: {
      de: "Sie gelten jetzt auch für Bestellungen von Unternehmen (Abschnitt 8). Bitte lesen Sie sie unter Beiträge und Seiten; der bisherige Text steht dort unter „Frühere Fassungen“.",
      it: "Ora valgono anche per gli ordini delle imprese (sezione 8). Sono da leggere in Articoli e pagine; il testo di prima si trova lì, in «Versioni precedenti».",
      en: "They now apply to orders by businesses too (section 8). Please read them in Posts and pages; the former text is there under “Earlier versions”.",
    },
  },
  terms_kept: {
    title: {
      de: "Bitte lassen Sie Ihre AGB prüfen",
      it: "Conviene far controllare le condizioni di vendita",
      en: "Please have your terms checked",
    },
    text: {
      de: "Im Shop können auch Unternehmen bestellen. Der Mustertext hat dafür einen eigenen Abschnitt und sagt in allen Sprachen dasselbe über die Haftung. Ihre AGB sind selbst bearbeitet und deshalb nicht geändert worden.",
      it: "Nel negozio possono ordinare anche le imprese. Il testo iniziale ha per loro una sezione e dice la stessa cosa sulla responsabilità in tutte le lingue. Le condizioni di questo negozio sono state modificate a mano e perciò non sono cambiate.",
      en: "Businesses can order in the shop too. The template has a section for them and says the same about liability in all languages. Your terms have been edited, so they were not changed.",
    },
  },
} as const satisfies Readonly<Record<string, NoticeWords>>;
