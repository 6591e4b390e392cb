import type { NoticeWords } from "./notice-words";
import { workshopNoticeTexts } from "./workshop-notice-texts";

/** Notice texts for the admin's bell. */
export const noticeTexts = {
  ...workshopNoticeTexts,
  transfer_in_part: {
    title: {
      de: "Bestellung {{number}}: Die Überweisung ist nur zum Teil gekommen",
      it: "Ordine {{number}}: il bonifico è arrivato solo in parte",
      en: "Order {{number}}: only a part of the transfer has arrived in time",
    },
    text: {
      de: "Sie wird weder gepackt noch von selbst storniert. Bitte entscheiden Sie auf der Seite der Bestellung: warten, trotzdem versenden oder stornieren; dann geht der Teilbetrag zurück.",
      it: "Non viene preparato né annullato da solo. La decisione si prende nella pagina dell’ordine: aspettare, spedire comunque, oppure annullare, e la parte arrivata torna indietro.",
      en: "It is neither packed nor cancelled automatically. Please decide on the page of the order: wait, send it anyway, or cancel it, which refunds the part.",
    },
  },
  transfer_burst: {
    title: {
      de: "{{orders}} unbezahlte Überweisungen desselben Absenders",
      it: "{{orders}} bonifici non pagati dello stesso mittente",
      en: "{{orders}} unpaid transfer orders from the same sender",
    },
    text: {
      de: "Innerhalb einer Stunde bestellt, halten sie {{packs}} Packungen zurück. Unter „Heute“ lassen sie sich auf einmal freigeben.",
      it: "Ordinati in un’ora, tengono ferme {{packs}} confezioni. In «Oggi» si possono liberare tutti insieme.",
      en: "Ordered within an hour, they hold {{packs}} packs. They can be released at once under “Today”.",
    },
  },
  not_cancelled: {
    title: {
      de: "Bestellung {{number}} ließ sich nicht stornieren",
      it: "Non è stato possibile annullare l’ordine {{number}}",
      en: "Order {{number}} could not be cancelled",
    },
    text: {
      de: "Es wird von selbst noch einmal versucht. Die Antwort war: {{reason}}",
      it: "Si riprova da solo. La risposta era: {{reason}}",
      en: "It is retried automatically. The answer was: {{reason}}",
    },
  },
  payment_voided: {
    title: {
      de: "Zahlung {{payment}} wurde freigegeben",
      it: "Il pagamento {{payment}} è stato liberato",
      en: "Payment {{payment}} was voided",
    },
    text: {
      de: "Zu ihr gibt es keine Bestellung.",
      it: "Non c’è nessun ordine che gli corrisponda.",
      en: "It has no order.",
    },
  },
  payment_refunded: {
    title: {
      de: "Zahlung {{payment}} wurde erstattet",
      it: "Il pagamento {{payment}} è stato rimborsato",
      en: "Payment {{payment}} was refunded",
    },
    text: {
      de: "Zu ihr gibt es keine Bestellung.",
      it: "Non c’è nessun ordine che gli corrisponda.",
      en: "It has no order.",
    },
  },
  payment_unknown: {
    title: {
      de: "Zahlung {{payment}} gehört zu keinem Warenkorb und keiner Bestellung",
      it: "Il pagamento {{payment}} non appartiene a nessun carrello e a nessun ordine",
      en: "Payment {{payment}} belongs to no cart and no order",
    },
    text: {
      de: "Stripe hält {{money}} für diesen Shop, aber der Shop weiß nicht, wofür. Es wurde nichts unternommen. Bitte sehen Sie im Dashboard von Stripe nach, und erstatten Sie dort, wenn niemandem Ware dafür zusteht.",
      it: "Stripe trattiene {{money}} per questo negozio, ma il negozio non sa per che cosa. Non è stato fatto nulla. Conviene cercarlo nella dashboard di Stripe e rimborsarlo lì, se a nessuno è dovuta della merce.",
      en: "Stripe holds {{money}} for this shop, but the shop does not know for what. Nothing was done about it. Please look it up in Stripe's dashboard, and refund it there if nobody is owed goods for it.",
    },
  },
  payment_lost: {
    title: {
      de: "Bestellung {{number}} ist nicht bezahlt: Die Zahlung wurde widerrufen",
      it: "L’ordine {{number}} non è pagato: il pagamento è stato annullato",
      en: "Order {{number}} is not paid: its payment was cancelled",
    },
    text: {
      de: "Stripe hält für diese Bestellung kein Geld mehr (Zahlung {{payment}}). Bitte versenden Sie sie nicht; bitten Sie um eine andere Zahlung, oder stornieren Sie sie.",
      it: "Stripe non trattiene più denaro per questo ordine (pagamento {{payment}}). Non va spedito: chiedere un altro pagamento, oppure annullarlo.",
      en: "Stripe holds no money for this order any more (payment {{payment}}). Please do not send it; ask the buyer to pay another way, or cancel the order.",
    },
  },
  refund_failed: {
    title: {
      de: "Bestellung {{number}} ist storniert, und ihr Geld ist noch nicht zurück",
      it: "L’ordine {{number}} è annullato, e il suo denaro non è ancora tornato indietro",
      en: "Order {{number}} is cancelled, and its money has not been refunded yet",
    },
    text: {
      de: "Die Erstattung ist fehlgeschlagen und wird von selbst wiederholt. Die Antwort war: {{reason}}",
      it: "Il rimborso non è riuscito e si riprova da solo. La risposta era: {{reason}}",
      en: "The refund failed and is retried automatically. The answer was: {{reason}}",
    },
  },
  refund_due: {
    title: {
      de: "Bestellung {{number}}: {{money}} sind zurückzuüberweisen",
      it: "Ordine {{number}}: {{money}} da rimborsare con bonifico",
      en: "Order {{number}}: {{money}} have to be sent back",
    },
    text: {
      de: "Der letzte Tag dafür ist der {{day}}. Die Überweisung steht unter Überweisungen.",
      it: "Ultimo giorno utile: {{day}}. Il bonifico da fare si trova in Bonifici.",
      en: "The last day for it is {{day}}. The transfer to make is listed in Transfers.",
    },
  },
  dispute_opened: {
    title: {
      de: "Bestellung {{number}}: Die Zahlung wurde bei der Bank beanstandet",
      it: "Ordine {{number}}: il pagamento è stato contestato presso la banca",
      en: "Order {{number}}: the payment was disputed at the bank",
    },
    text: {
      de: "Es geht um {{money}}. Auf der Seite der Bestellung stehen die Frist und die Nachweise als PDF; eingereicht werden sie im Dashboard von Stripe. Bitte erstatten Sie bis dahin nichts, und versenden Sie nichts mehr.",
      it: "Si tratta di {{money}}. Nella pagina dell’ordine ci sono la scadenza e le prove in PDF; si inviano dalla dashboard di Stripe. Fino ad allora non rimborsare nulla e non spedire altro.",
      en: "It is about {{money}}. The page of the order shows the deadline and the evidence as a PDF; it is handed in through Stripe's dashboard. Please refund nothing until then, and send nothing more.",
    },
  },
  dispute_lost: {
    title: {
      de: "Bestellung {{number}}: Die Beanstandung ist verloren",
      it: "Ordine {{number}}: la contestazione è persa",
      en: "Order {{number}}: the dispute is lost",
    },
    text: {
      de: "Die Bank hat {{money}} endgültig zurückgebucht. Das ist gebucht; eine Gutschrift entsteht nicht, denn die Rechnung gilt weiter. Ob die Umsatzsteuer berichtigt werden darf, sagt die Steuerberatung.",
      it: "La banca ha riaddebitato {{money}} in via definitiva. È registrato; non viene emessa una nota di credito, perché la fattura resta valida. Se l’IVA si può rettificare, lo dice il commercialista.",
      en: "The bank has taken {{money}} back for good. This is recorded; there is no credit note, because the invoice stands. Whether the VAT may be corrected is a question for the tax adviser.",
    },
  },
  dispute_won: {
    title: {
      de: "Bestellung {{number}}: Die Beanstandung ist gewonnen",
      it: "Ordine {{number}}: la contestazione è vinta",
      en: "Order {{number}}: the dispute is won",
    },
    text: {
      de: "Die Bank hat {{money}} wieder gutgeschrieben. Die Bestellung ist bezahlt.",
      it: "La banca ha riaccreditato {{money}}. L’ordine è pagato.",
      en: "The bank has returned {{money}}. The order is paid.",
    },
  },
  refund_came_back: {
    title: {
      de: "Bestellung {{number}}: Eine Erstattung ist zurückgekommen",
      it: "Ordine {{number}}: un rimborso è tornato indietro",
      en: "Order {{number}}: a refund came back",
    },
    text: {
      de: "{{money}} konnten der Käuferin oder dem Käufer nicht gutgeschrieben werden und stehen wieder aus. Auf der Seite der Bestellung können Sie es noch einmal versuchen oder vermerken, dass Sie anders gezahlt haben.",
      it: "Non è stato possibile accreditare {{money}} al cliente; l’importo è di nuovo dovuto. Nella pagina dell’ordine si può riprovare oppure segnare che è stato pagato in altro modo.",
      en: "{{money}} could not be credited to the buyer and are owed again. On the page of the order you can try again, or note that you paid another way.",
    },
  },
  capture_failed: {
    title: {
      de: "Bestellung {{number}}: Die Zahlung ließ sich noch nicht einziehen",
      it: "Ordine {{number}}: non è stato ancora possibile incassare il pagamento",
      en: "Order {{number}}: the payment could not be taken yet",
    },
    text: {
      de: "Das Einziehen ist fehlgeschlagen und wird von selbst wiederholt. Stripe sagte: {{reason}}",
      it: "L’incasso non è riuscito e si riprova da solo. Stripe ha risposto: {{reason}}",
      en: "Taking the money failed and is retried automatically. Stripe said: {{reason}}",
    },
  },
  became_order: {
    title: {
      de: "Eine unterbrochene Bestellung wurde fertiggestellt",
      it: "Un ordine interrotto è stato completato",
      en: "An interrupted order was finished",
    },
    text: {
      de: "Aus dem Warenkorb ist eine Bestellung geworden.",
      it: "Il carrello è diventato un ordine.",
      en: "The cart has become an order.",
    },
  },
  gave_back: {
    title: {
      de: "Geld ohne Bestellung wurde zurückgegeben",
      it: "Denaro senza ordine è stato restituito",
      en: "Money without an order was refunded",
    },
    text: {
      de: "Aus dem Warenkorb konnte keine Bestellung werden.",
      it: "Il carrello non ha potuto diventare un ordine.",
      en: "The cart could not become an order.",
    },
  },
  captured_late: {
    title: {
      de: "Zahlung {{payment}} wurde nachträglich eingezogen",
      it: "Il pagamento {{payment}} è stato incassato in un secondo momento",
      en: "Payment {{payment}} was taken late",
    },
    text: {
      de: "Die Bestellung ist jetzt bezahlt.",
      it: "L’ordine ora è pagato.",
      en: "The order is paid now.",
    },
  },
  books: {
    title: {
      de: "Die Bücher sind nicht in Ordnung ({{day}})",
      it: "I conti non tornano ({{day}})",
      en: "The books are not in order ({{day}})",
    },
    text: {
      de: "Bitte geben Sie dies an die Betreuung des Servers weiter: {{reason}}",
      it: "Da passare a chi gestisce il server: {{reason}}",
      en: "Please pass this on to the server's administrator: {{reason}}",
    },
  },
  withdrawal: {
    title: {
      de: "Widerruf zur Bestellung {{number}}",
      it: "Recesso dall’ordine {{number}}",
      en: "Withdrawal from order {{number}}",
    },
    text: {
      de: "Das Geld muss bis zum {{day}} zurück sein. Näheres steht unter Widerrufe.",
      it: "Termine per il rimborso: {{day}}. I dettagli sono in Recessi.",
      en: "The money has to be back by {{day}}. The details are in Withdrawals.",
    },
  },
  withdrawal_without_money: {
    title: {
      de: "Widerruf zur Bestellung {{number}}",
      it: "Recesso dall’ordine {{number}}",
      en: "Withdrawal from order {{number}}",
    },
    text: {
      de: "Zu erstatten ist nichts. Näheres steht unter Widerrufe.",
      it: "Non c’è nulla da rimborsare. I dettagli sono in Recessi.",
      en: "There is nothing to refund. The details are in Withdrawals.",
    },
  },
} as const satisfies Readonly<Record<string, NoticeWords>>;

/** Kind of a notice. */
export type NoticeKind = keyof typeof noticeTexts;

/** Notices about goods: the only ones shown to the fulfilment role, which manages stock. */
export const goodsNotices = ["low_stock", "sold_out"] as const satisfies readonly NoticeKind[];
