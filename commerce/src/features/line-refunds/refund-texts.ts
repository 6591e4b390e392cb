import { money } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { Language, PerLanguage } from "../../platform/languages";

type Refusal =
  | "too_many"
  | "too_much"
  | "shipping_done"
  | "booked_now"
  | "disputed"
  | "failed"
  | "not_known"
  | "key_used"
  | "nothing_paid"
  | "not_to_pack";

/** Why order lines are not refunded, or goods are not packed, and what to do. */
export const refundTexts: PerLanguage<Readonly<Record<Refusal, string>>> = {
  de: {
    too_many: "So viele Stück sind nicht mehr zu erstatten. Bitte laden Sie die Seite neu.",
    too_much: "So viel kann für diese Ware nicht mehr erstattet werden. Bitte laden Sie die Seite neu.",
    shipping_done: "Der Versand ist schon erstattet. Bitte laden Sie die Seite neu.",
    booked_now:
      "Bei Stripe war für diese Bestellung schon mehr erstattet, als hier stand. Das ist jetzt gebucht. Damit nichts doppelt zurückgeht, wurde sonst nichts erstattet. Bitte laden Sie die Seite neu und prüfen Sie, ob noch etwas zu erstatten ist.",
    disputed:
      "Diese Zahlung ist bei der Bank beanstandet. Solange die Bank nicht entschieden hat, kann nichts erstattet und die Bestellung nicht storniert werden: Das Geld ginge sonst doppelt zurück.",
    failed: "Das Geld ging nicht zurück, und nichts wurde geändert. Bitte versuchen Sie es noch einmal.",
    not_known:
      "Stripe antwortet nicht, deshalb ist noch nicht bekannt, ob das Geld zurückging. Das klärt sich von selbst; bitte laden Sie die Seite in einigen Minuten neu.",
    key_used:
      "Dieses Formular ist schon mit anderem Inhalt abgesendet worden. Bitte laden Sie die Seite neu.",
    nothing_paid: "Für diese Auswahl ist nichts bezahlt worden.",
    not_to_pack: "So viele Stück sind nicht mehr zu packen. Bitte laden Sie die Seite neu.",
  },
  it: {
    too_many: "Non restano tanti pezzi da rimborsare. Ricaricare la pagina.",
    too_much: "Per questa merce non si può più rimborsare tanto. Ricaricare la pagina.",
    shipping_done: "La spedizione è già stata rimborsata. Ricaricare la pagina.",
    booked_now:
      "Su Stripe per questo ordine era già stato rimborsato più di quanto risultava qui. Ora è registrato. Per non rimborsare due volte, non è stato rimborsato altro. Ricaricare la pagina e controllare se resta qualcosa da rimborsare.",
    disputed:
      "Questo pagamento è contestato presso la banca. Finché la banca non decide, non si può rimborsare nulla né annullare l’ordine: il denaro tornerebbe indietro due volte.",
    failed: "Il denaro non è stato rimborsato e nulla è cambiato. Riprovare.",
    not_known:
      "Stripe non risponde, quindi non si sa ancora se il denaro è stato rimborsato. Si chiarisce da solo; ricaricare la pagina tra qualche minuto.",
    key_used: "Questo modulo è già stato inviato con altri dati. Ricaricare la pagina.",
    nothing_paid: "Per questa scelta non è stato pagato nulla.",
    not_to_pack: "Non restano tanti pezzi da imballare. Ricaricare la pagina.",
  },
  en: {
    too_many: "There are not that many pieces left to refund. Please reload the page.",
    too_much: "That much can no longer be refunded for these goods. Please reload the page.",
    shipping_done: "The shipping has been refunded already. Please reload the page.",
    booked_now:
      "Stripe had already refunded more for this order than was recorded here. It is recorded now. So that nothing goes back twice, nothing else was refunded. Please reload the page and check whether anything is left to refund.",
    disputed:
      "This payment is disputed at the bank. Until the bank has decided, nothing can be refunded and the order cannot be cancelled: the money would go back twice.",
    failed: "The money did not go back, and nothing was changed. Please try again.",
    not_known:
      "Stripe does not answer, so it is not known yet whether the money went back. This resolves itself; please reload the page in a few minutes.",
    key_used: "This form was sent before with other content. Please reload the page.",
    nothing_paid: "Nothing was paid for this choice.",
    not_to_pack: "There are not that many pieces left to pack. Please reload the page.",
  },
};

const refundLimits: PerLanguage<(amount: string) => string> = {
  de: (amount) => `Von dieser Zahlung können höchstens noch ${amount} erstattet werden.`,
  it: (amount) => `Di questo pagamento si possono rimborsare ancora al massimo ${amount}.`,
  en: (amount) => `At most ${amount} of this payment can still be refunded.`,
};

/** Why an amount is not refunded: the payment does not hold that much. @param held captured and not refunded yet */
export const refundLimitText = (held: Cents, language: Language): string =>
  refundLimits[language](money(held, language));
