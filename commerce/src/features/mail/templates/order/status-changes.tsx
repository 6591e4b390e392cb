import type { ReactNode } from "react";
import { z } from "@medusajs/framework/zod";
import type { Language, PerLanguage } from "../../../../platform/languages";
import { money } from "@su-turrone/contract/formats";
import { Action, Facts, Paragraph, TextLink, Title } from "../parts";
import { template, type MailContent } from "../template";
import {
  cancelledMailShape,
  orderMailShape,
  type CancelledMoney,
  type OrderMailData,
} from "./order-mail-data";
import { BankDetails, scanOf, WithdrawLink } from "./summary";
import { orderMailTexts } from "./texts";

/** Subject, title and text of a mail with a single statement about an order. */
interface Note {
  subject: (number: string) => string;
  title: string;
  text: string;
}

/** Builds such a mail: title, greeting, text, further content, and the link to the order. */
function noteOf(
  { subject, title, text }: Note,
  order: OrderMailData,
  language: Language,
  more: ReactNode,
  end: ReactNode = <WithdrawLink facts={order} language={language} />,
): MailContent {
  const w = orderMailTexts[language];
  return {
    subject: subject(order.number),
    preheader: title,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{w.greeting(order.name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {more}
        <Action href={order.url}>{w.toOrder}</Action>
        {end}
      </>
    ),
  };
}

const amountWord: PerLanguage = { de: "Betrag", it: "Importo", en: "Amount" };

/** A paid or refunded amount of an order; integer euro cents. */
const movedMoney = z.object({ order: orderMailShape, amount_cents: z.number().int() });

const paid: PerLanguage<Note> = {
  de: {
    subject: (number) => `Zahlung eingegangen: Bestellung ${number}`,
    title: "Ihre Zahlung ist da",
    text: "vielen Dank. Ihre Zahlung ist eingegangen, und wir packen jetzt Ihren Torrone. Sobald das Paket unterwegs ist, geben wir Ihnen Bescheid. Die Rechnung finden Sie als PDF bei Ihrer Bestellung.",
  },
  it: {
    subject: (number) => `Pagamento ricevuto: ordine ${number}`,
    title: "Il pagamento è arrivato",
    text: "grazie. Il pagamento è arrivato e stiamo preparando il torrone. Un avviso parte appena il pacco è in viaggio. La fattura in PDF è nella pagina dell’ordine.",
  },
  en: {
    subject: (number) => `Payment received: order ${number}`,
    title: "Your payment has arrived",
    text: "Thank you. Your payment has arrived, and we are packing your nougat. We will let you know as soon as the parcel is on its way. You will find the invoice as a PDF with your order.",
  },
};

const paidInPart: PerLanguage<Note & { open: string }> = {
  de: {
    subject: (number) => `Teilzahlung eingegangen: Bestellung ${number}`,
    title: "Ein Teil Ihrer Zahlung ist da",
    text: "vielen Dank. Ein Teil Ihrer Zahlung ist eingegangen. Bitte überweisen Sie noch den Rest mit demselben Verwendungszweck; sobald alles da ist, packen wir Ihren Torrone.",
    open: "Noch offen",
  },
  it: {
    subject: (number) => `Pagamento ricevuto in parte: ordine ${number}`,
    title: "È arrivata una parte del pagamento",
    text: "grazie. È arrivata una parte del pagamento. Manca il resto, da versare con la stessa causale; appena arriva tutto, prepariamo il torrone.",
    open: "Ancora da versare",
  },
  en: {
    subject: (number) => `Part of your payment received: order ${number}`,
    title: "Part of your payment has arrived",
    text: "Thank you. Part of your payment has arrived. Please transfer the rest with the same reference; as soon as all of it is here, we pack your nougat.",
    open: "Still open",
  },
};

/** Received payment: the full amount due, or a part of it with instructions to pay the rest. */
export const orderPaid = template(
  movedMoney.extend({
    /** Amount still due; missing in mails from before the field existed. */
    open_cents: z.number().int().default(0),
  }),
  ({ order, amount_cents: amount, open_cents: open }, language) => {
    const facts: [string, string][] = [
      [orderMailTexts[language].order, order.number],
      [amountWord[language], money(amount, language)],
    ];
    if (open <= 0) return noteOf(paid[language], order, language, <Facts facts={facts} />);
    const { open: openWord, ...note } = paidInPart[language];
    const more = (
      <>
        <Facts facts={[...facts, [openWord, money(open, language)]]} />
        {order.transfer && <BankDetails transfer={order.transfer} language={language} />}
      </>
    );
    return { ...noteOf(note, order, language, more), ...scanOf(order) };
  },
);

const reminder: PerLanguage<Note> = {
  de: {
    subject: (number) => `Ihre Überweisung zur Bestellung ${number}`,
    title: "Ihre Überweisung ist noch nicht da",
    text: "wir haben Ihren Torrone für Sie zurückgelegt, aber noch keine Überweisung gefunden. Vielleicht haben sich Ihre Zahlung und diese E-Mail überschnitten; dann brauchen Sie nichts zu tun.",
  },
  it: {
    subject: (number) => `Il bonifico per l’ordine ${number}`,
    title: "Il bonifico non è ancora arrivato",
    text: "teniamo da parte il torrone, ma non abbiamo ancora trovato il bonifico. Se il pagamento e questa e-mail si sono incrociati, non occorre fare nulla.",
  },
  en: {
    subject: (number) => `Your transfer for order ${number}`,
    title: "Your transfer has not arrived yet",
    text: "We are keeping your nougat for you but have not found your transfer yet. If your payment and this e-mail have crossed, there is nothing you need to do.",
  },
};

/** Reminder of an unpaid transfer; once per order. */
export const transferReminder = template(orderMailShape, (order, language) => ({
  ...noteOf(
    reminder[language],
    order,
    language,
    order.transfer && <BankDetails transfer={order.transfer} language={language} />,
  ),
  ...scanOf(order),
}));

const cancelled: PerLanguage<Omit<Note, "text"> & { texts: Readonly<Record<CancelledMoney, string>> }> = {
  de: {
    subject: (number) => `Storniert: Bestellung ${number}`,
    title: "Ihre Bestellung ist storniert",
    texts: {
      refunded:
        "Ihre Bestellung ist storniert. Ihre Zahlung erstatten wir auf dem Weg, auf dem Sie bezahlt haben; sobald das geschehen ist, bekommen Sie eine Bestätigung.",
      transferred_back:
        "Ihre Bestellung ist storniert. Was Sie schon überwiesen haben, überweisen wir Ihnen zurück; überweisen Sie bitte nichts mehr.",
      not_charged:
        "Ihre Bestellung ist storniert. Es wird nichts abgebucht; ein vorgemerkter Betrag wird wieder freigegeben.",
      not_to_be_transferred: "Ihre Bestellung ist storniert. Bitte überweisen Sie nichts mehr.",
      none: "Ihre Bestellung ist storniert.",
    },
  },
  it: {
    subject: (number) => `Annullato: ordine ${number}`,
    title: "L’ordine è stato annullato",
    texts: {
      refunded:
        "l’ordine è stato annullato. Rimborsiamo l’importo con lo stesso mezzo di pagamento; appena fatto, arriva una conferma.",
      transferred_back:
        "l’ordine è stato annullato. Quanto già versato viene restituito con un bonifico; non vanno fatti altri bonifici.",
      not_charged:
        "l’ordine è stato annullato. Non viene addebitato nulla; un importo riservato torna disponibile.",
      not_to_be_transferred: "l’ordine è stato annullato. Il bonifico non va più fatto.",
      none: "l’ordine è stato annullato.",
    },
  },
  en: {
    subject: (number) => `Cancelled: order ${number}`,
    title: "Your order has been cancelled",
    texts: {
      refunded:
        "Your order has been cancelled. We refund your payment the same way you paid; as soon as that is done, you will receive a confirmation.",
      transferred_back:
        "Your order has been cancelled. What you have already transferred goes back to you by transfer; please do not make another one.",
      not_charged:
        "Your order has been cancelled. Nothing is charged; an amount that was put on hold is released.",
      not_to_be_transferred: "Your order has been cancelled. Please do not make the transfer.",
      none: "Your order has been cancelled.",
    },
  },
};

/** Cancellation of an order, and what happens to the money. */
export const orderCancelled = template(cancelledMailShape, ({ money: what, ...order }, language) => {
  const { texts, ...note } = cancelled[language];
  return noteOf(
    { ...note, text: texts[what] },
    order,
    language,
    <Facts facts={[[orderMailTexts[language].order, order.number]]} />,
    // there is nothing to withdraw from any more
    null,
  );
});

const refunded: PerLanguage<Note & { creditNote: string }> = {
  de: {
    subject: (number) => `Erstattung zur Bestellung ${number}`,
    title: "Ihr Geld ist unterwegs",
    text: "wir haben Ihnen diesen Betrag auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis er auf Ihrem Konto steht, können einige Tage vergehen.",
    creditNote: "Die Gutschrift finden Sie als PDF bei Ihrer Bestellung.",
  },
  it: {
    subject: (number) => `Rimborso per l’ordine ${number}`,
    title: "Il rimborso è in viaggio",
    text: "abbiamo rimborsato questo importo con lo stesso mezzo di pagamento. Possono passare alcuni giorni prima che arrivi sul conto.",
    creditNote: "La nota di credito in PDF è nella pagina dell’ordine.",
  },
  en: {
    subject: (number) => `Refund for order ${number}`,
    title: "Your money is on its way",
    text: "We have refunded this amount the same way you paid. It may take a few days to reach your account.",
    creditNote: "You will find the credit note as a PDF with your order.",
  },
};

/** Full or partial refund, with the refunded goods if known. */
export const orderRefunded = template(
  movedMoney.extend({
    /** Refunded units; missing in mails from before the field existed. */
    lines: z.array(z.object({ name: z.string(), quantity: z.number(), cents: z.number().int() })).default([]),
    shipping_cents: z.number().int().default(0),
    /** Whether the refund has a credit note; missing in mails from before the field existed. */
    credit_note: z.boolean().default(true),
  }),
  (
    { order, amount_cents: amount, lines, shipping_cents: shipping, credit_note: hasCreditNote },
    language,
  ) => {
    const w = orderMailTexts[language];
    const { creditNote, ...note } = refunded[language];
    return noteOf(
      hasCreditNote ? { ...note, text: `${note.text} ${creditNote}` } : note,
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
        ]}
      />,
    );
  },
);

const delivered: PerLanguage<Note & { review: string; withdrawal: string }> = {
  de: {
    subject: (number) => `Zugestellt: Bestellung ${number}`,
    title: "Ihr Paket ist angekommen",
    text: "Ihre Bestellung ist zugestellt. Kühl und trocken aufbewahrt bleibt der Torrone lange gut; in den Kühlschrank gehört er nicht.",
    review: "Wie schmeckt er Ihnen? Über eine ehrliche Bewertung freuen wir uns:",
    withdrawal: "Innerhalb von 14 Tagen können Sie den Vertrag widerrufen:",
  },
  it: {
    subject: (number) => `Consegnato: ordine ${number}`,
    title: "Il pacco è arrivato",
    text: "l’ordine è stato consegnato. In un luogo fresco e asciutto il torrone si conserva a lungo; mai in frigorifero.",
    review: "Com’era il torrone? Una recensione sincera ci fa piacere:",
    withdrawal: "Entro 14 giorni si può recedere dal contratto:",
  },
  en: {
    subject: (number) => `Delivered: order ${number}`,
    title: "Your parcel has arrived",
    text: "Your order has been delivered. Kept cool and dry, nougat stays good for a long time; it does not belong in the fridge.",
    review: "How do you like it? We would be glad of an honest review:",
    withdrawal: "You may withdraw from the contract within 14 days:",
  },
};

/** Complete delivery of an order, with review links. */
export const orderDelivered = template(
  z.object({
    order: orderMailShape,
    reviews: z.array(z.object({ name: z.string(), url: z.url() })),
  }),
  ({ order, reviews }, language) => {
    const t = delivered[language];
    return noteOf(
      t,
      order,
      language,
      <>
        {reviews.length > 0 && <Paragraph>{t.review}</Paragraph>}
        {reviews.map(({ name, url }) => (
          <Paragraph key={url}>
            <TextLink href={url}>{name}</TextLink>
          </Paragraph>
        ))}
      </>,
      <WithdrawLink facts={order} language={language} text={t.withdrawal} />,
    );
  },
);
