import { z } from "@medusajs/framework/zod";
import { date, money } from "@su-turrone/contract/formats";
import type { Language, PerLanguage } from "../../../../platform/languages";
import { Facts } from "../parts";
import type { MailContent } from "../template";
import { template } from "../template";
import { noteOf, type Note } from "./note-mail";
import { amountWord, movedMoney } from "./payment-changes";
import { orderMailShape } from "./order-mail-data";
import { orderMailTexts } from "./texts";

const refund = movedMoney.extend({
  /** Refunded units; missing in mails from before the field existed. */
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), cents: z.number().int() })).default([]),
  shipping_cents: z.number().int().default(0),
  /** Whether the refund has a credit note; missing in mails from before the field existed. */
  credit_note: z.boolean().default(true),
  /** Set if it is sent by bank transfer: a refund, or what was overpaid. */
  transfer: z.enum(["refund", "surplus"]).optional(),
  /** The last four characters of the IBAN it is sent to, if known. */
  iban_end: z.string().nullish(),
});

type Way = "provider" | "refund" | "surplus";

interface Words extends Omit<Note, "text"> {
  creditNote: string;
}

const refunded: PerLanguage<Words & { texts: Readonly<Record<Way, string>> }> = {
  de: {
    subject: (number) => `Erstattung zur Bestellung ${number}`,
    title: "Ihr Geld ist unterwegs",
    texts: {
      provider:
        "wir haben Ihnen diesen Betrag auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis er auf Ihrem Konto steht, können einige Tage vergehen.",
      refund:
        "wir haben Ihnen diesen Betrag zurücküberwiesen. Bis er auf Ihrem Konto steht, können ein bis zwei Bankarbeitstage vergehen.",
      surplus:
        "wir haben Ihnen zurücküberwiesen, was Sie zu viel überwiesen hatten. Bis der Betrag auf Ihrem Konto steht, können ein bis zwei Bankarbeitstage vergehen.",
    },
    creditNote: "Die Gutschrift finden Sie als PDF bei Ihrer Bestellung.",
  },
  it: {
    subject: (number) => `Rimborso per l’ordine ${number}`,
    title: "Il rimborso è in viaggio",
    texts: {
      provider:
        "abbiamo rimborsato questo importo con lo stesso mezzo di pagamento. Possono passare alcuni giorni prima che arrivi sul conto.",
      refund:
        "abbiamo rimborsato questo importo con un bonifico. Possono passare uno o due giorni lavorativi bancari prima che arrivi sul conto.",
      surplus:
        "abbiamo restituito con un bonifico quanto versato in più. Possono passare uno o due giorni lavorativi bancari prima che arrivi sul conto.",
    },
    creditNote: "La nota di credito in PDF è nella pagina dell’ordine.",
  },
  en: {
    subject: (number) => `Refund for order ${number}`,
    title: "Your money is on its way",
    texts: {
      provider:
        "We have refunded this amount the same way you paid. It may take a few days to reach your account.",
      refund:
        "We have sent this amount back to you by bank transfer. It may take one or two banking days to reach your account.",
      surplus:
        "We have sent back by bank transfer what you paid too much. It may take one or two banking days to reach your account.",
    },
    creditNote: "You will find the credit note as a PDF with your order.",
  },
};

const announced: PerLanguage<
  Words & { until: string; askIban: string; texts: Readonly<Record<"refund" | "surplus", string>> }
> = {
  de: {
    subject: (number) => `Rückzahlung zur Bestellung ${number}`,
    title: "Wir überweisen Ihnen Geld zurück",
    texts: {
      refund:
        "wir überweisen Ihnen diesen Betrag zurück, spätestens bis zum genannten Tag. Sobald die Überweisung hinausgegangen ist, schreiben wir Ihnen.",
      surplus:
        "Sie haben mehr überwiesen, als fällig war. Was zu viel war, überweisen wir Ihnen zurück, spätestens bis zum genannten Tag. Sobald die Überweisung hinausgegangen ist, schreiben wir Ihnen.",
    },
    until: "Spätestens am",
    askIban:
      "Bitte nennen Sie uns auf der Seite Ihrer Bestellung die IBAN Ihres Kontos, damit wir überweisen können.",
    creditNote: "Die Gutschrift finden Sie als PDF bei Ihrer Bestellung.",
  },
  it: {
    subject: (number) => `Rimborso in arrivo per l’ordine ${number}`,
    title: "Rimborsiamo con un bonifico",
    texts: {
      refund:
        "rimborsiamo questo importo con un bonifico, al più tardi entro il giorno indicato. Appena il bonifico è partito, arriva un’e-mail.",
      surplus:
        "il bonifico ricevuto superava l’importo dovuto. Restituiamo la differenza con un bonifico, al più tardi entro il giorno indicato. Appena il bonifico è partito, arriva un’e-mail.",
    },
    until: "Ultimo giorno utile",
    askIban: "Per il bonifico serve l’IBAN del conto: si può indicare nella pagina dell’ordine.",
    creditNote: "La nota di credito in PDF è nella pagina dell’ordine.",
  },
  en: {
    subject: (number) => `Money back for order ${number}`,
    title: "We will send your money back",
    texts: {
      refund:
        "We will send this amount back to you by bank transfer, by the day given below at the latest. As soon as the transfer has been made, we will write to you.",
      surplus:
        "You transferred more than was due. We will send the difference back to you by bank transfer, by the day given below at the latest. As soon as the transfer has been made, we will write to you.",
    },
    until: "At the latest on",
    askIban: "Please give us the IBAN of your account on the page of your order, so that we can make it.",
    creditNote: "You will find the credit note as a PDF with your order.",
  },
};

/** What replaces the words of `announced` if the buyer was told that the money was sent. */
const notSent: PerLanguage<Note> = {
  de: {
    subject: (number) => `Korrektur: Rückzahlung zur Bestellung ${number}`,
    title: "Ihr Geld ist noch nicht unterwegs",
    text: "wir haben Ihnen geschrieben, dass wir diesen Betrag zurücküberwiesen haben. Das stimmt nicht: Die Überweisung ist nicht hinausgegangen oder zu uns zurückgekommen. Bitte entschuldigen Sie. Wir holen sie unverzüglich nach und schreiben Ihnen, sobald sie hinausgegangen ist.",
  },
  it: {
    subject: (number) => `Correzione: rimborso per l’ordine ${number}`,
    title: "Il rimborso non è ancora partito",
    text: "un’e-mail precedente annunciava il bonifico di questo importo. Non è così: il bonifico non è partito oppure è tornato indietro. Ce ne scusiamo. Lo facciamo senza ritardo e, appena è partito, arriva un’e-mail.",
  },
  en: {
    subject: (number) => `Correction: money back for order ${number}`,
    title: "Your money is not on its way yet",
    text: "We wrote to you that we had sent this amount back by bank transfer. That was wrong: the transfer was not made, or it came back to us. We apologise. We will make it without delay, and write to you as soon as it has been made.",
  },
};

/** A refund that did not reach the buyer, who was told that it was made. */
const cameBack: PerLanguage<Note> = {
  de: {
    subject: (number) => `Korrektur: Erstattung zur Bestellung ${number}`,
    title: "Ihre Erstattung ist zurückgekommen",
    text: "unsere Erstattung dieses Betrags hat Ihr Konto nicht erreicht: Ihre Bank oder PayPal hat sie an uns zurückgegeben. Wir zahlen Ihnen den Betrag unverzüglich noch einmal. Den Stand sehen Sie jederzeit auf der Seite Ihrer Bestellung; falls wir dafür etwas von Ihnen brauchen, schreiben wir Ihnen.",
  },
  it: {
    subject: (number) => `Correzione: rimborso per l’ordine ${number}`,
    title: "Il rimborso è tornato indietro",
    text: "il rimborso di questo importo non ha raggiunto il conto: la banca o PayPal lo ha restituito a noi. Lo inviamo di nuovo senza ritardo. La situazione aggiornata è sempre nella pagina dell’ordine; se servono altri dati, scriviamo noi.",
  },
  en: {
    subject: (number) => `Correction: refund for order ${number}`,
    title: "Your refund came back to us",
    text: "Our refund of this amount did not reach your account: your bank or PayPal returned it to us. We will pay it to you again without delay. The page of your order always shows how things stand; if we need anything from you, we will write to you.",
  },
};

/** The end of an IBAN, as banks show it. */
const ibanFact = ({ iban_end: end }: { iban_end?: string | null | undefined }): [string, string][] =>
  end ? [["IBAN", `… ${end}`]] : [];

/** A mail about one refund: its text, the refunded goods if known, the amount, and further facts. */
function refundMail(
  { creditNote, text, ...note }: Words & { text: string },
  { order, amount_cents: amount, lines, shipping_cents: shipping, credit_note }: z.infer<typeof refund>,
  language: Language,
  more: readonly [string, string][] = [],
): MailContent {
  const w = orderMailTexts[language];
  return noteOf(
    { ...note, text: credit_note ? `${text} ${creditNote}` : text },
    order,
    language,
    <Facts
      facts={[
        [w.order, order.number],
        ...lines.map(({ name, quantity, cents }): [string, string] => [
          `${quantity} × ${name}`,
          money(cents, language),
        ]),
        ...(shipping > 0 ? [[w.shipping, money(shipping, language)] as [string, string]] : []),
        [amountWord[language], money(amount, language)],
        ...more,
      ]}
    />,
  );
}

/** Full or partial refund that was made, with the refunded goods if known. */
export const orderRefunded = template(refund, (data, language) => {
  const { texts, ...words } = refunded[language];
  return refundMail({ ...words, text: texts[data.transfer ?? "provider"] }, data, language, ibanFact(data));
});

/** A refund the shop is going to send by bank transfer, and by when; or one that came back, and is made again. */
export const refundAnnounced = template(
  refund.extend({
    /** Last day of a transfer; ISO date. */
    until: z.string().default(""),
    /** The buyer was told that it was sent; the last day may be past then. */
    correction: z.boolean().default(false),
    came_back: z.boolean().default(false),
  }),
  (data, language) => {
    const { texts, until, askIban, ...words } = announced[language];
    if (data.came_back) return refundMail({ ...words, ...cameBack[language] }, data, language);
    const { text, ...headings } = data.correction
      ? notSent[language]
      : { ...words, text: texts[data.transfer ?? "refund"] };
    const note = { ...words, ...headings, text: data.iban_end ? text : `${text} ${askIban}` };
    const lastDay: [string, string][] = data.correction ? [] : [[until, date(data.until, language)]];
    return refundMail(note, data, language, [...lastDay, ...ibanFact(data)]);
  },
);

const account: PerLanguage<Note> = {
  de: {
    subject: (number) => `Konto für die Rückzahlung zur Bestellung ${number}`,
    title: "Wir haben Ihr Konto notiert",
    text: "für die Rückzahlung wurde auf der Seite Ihrer Bestellung das unten genannte Konto angegeben. Falls Sie das nicht waren, antworten Sie bitte sofort auf diese E-Mail.",
  },
  it: {
    subject: (number) => `Conto per il rimborso dell’ordine ${number}`,
    title: "Il conto è registrato",
    text: "nella pagina dell’ordine è stato indicato il conto qui sotto per il rimborso. Un’indicazione sbagliata o sconosciuta va segnalata subito, rispondendo a questa e-mail.",
  },
  en: {
    subject: (number) => `Account for the refund of order ${number}`,
    title: "We have noted your account",
    text: "The account below was given on the page of your order for the refund. If it was not you, please answer this e-mail at once.",
  },
};

/** Confirms the account that was given for a refund. */
export const refundAccount = template(
  z.object({ order: orderMailShape, iban_end: z.string() }),
  ({ order, iban_end }, language) =>
    noteOf(
      account[language],
      order,
      language,
      <Facts facts={[[orderMailTexts[language].order, order.number], ...ibanFact({ iban_end })]} />,
    ),
);
