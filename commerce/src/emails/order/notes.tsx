import type { ReactNode } from "react";
import { z } from "@medusajs/framework/zod";
import type { Language, PerLanguage } from "../../languages";
import { money } from "../../format";
import { Action, Facts, Paragraph, TextLink, Title } from "../parts";
import { template, type MailContent } from "../template";
import { orderFacts, type OrderFacts } from "./facts";
import { BankDetails, WithdrawLink } from "./summary";
import { words } from "./words";

/** Subject, title and text of a mail that says one thing of an order. */
interface Note {
  subject: (number: string) => string;
  title: string;
  text: string;
}

/** Such a mail: title, greeting, text, what else there is to say, and the way to the order. */
function noteOf(
  { subject, title, text }: Note,
  order: OrderFacts,
  language: Language,
  more: ReactNode,
  end: ReactNode = <WithdrawLink facts={order} language={language} />,
): MailContent {
  const w = words[language];
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

/** An amount of an order that has moved; integer euro cents. */
const movedMoney = z.object({ order: orderFacts, amount_cents: z.number().int() });

/** A mail about an amount that has moved. */
const moneyNote = (texts: PerLanguage<Note>) =>
  template(movedMoney, ({ order, amount_cents: amount }, language) =>
    noteOf(
      texts[language],
      order,
      language,
      <Facts
        facts={[
          [words[language].order, order.number],
          [amountWord[language], money(amount, language)],
        ]}
      />,
    ),
  );

const paid: PerLanguage<Note> = {
  de: {
    subject: (number) => `Zahlung eingegangen: Bestellung ${number}`,
    title: "Ihre Zahlung ist da",
    text: "vielen Dank. Ihre Zahlung ist eingegangen, und wir packen jetzt Ihren Torrone. Sobald das Paket unterwegs ist, geben wir Ihnen Bescheid. Die Rechnung finden Sie als PDF bei Ihrer Bestellung.",
  },
  it: {
    subject: (number) => `Pagamento ricevuto: ordine ${number}`,
    title: "Il pagamento è arrivato",
    text: "grazie. Il pagamento è arrivato e stiamo preparando il Suo torrone. La avviseremo appena il pacco sarà in viaggio. Trova la fattura in PDF nella pagina dell’ordine.",
  },
  en: {
    subject: (number) => `Payment received: order ${number}`,
    title: "Your payment has arrived",
    text: "Thank you. Your payment has arrived, and we are packing your nougat. We will let you know as soon as the parcel is on its way. You will find the invoice as a PDF with your order.",
  },
};

/** That the money of an order is there. */
export const orderPaid = moneyNote(paid);

const reminder: PerLanguage<Note> = {
  de: {
    subject: (number) => `Ihre Überweisung zur Bestellung ${number}`,
    title: "Ihre Überweisung ist noch nicht da",
    text: "wir haben Ihren Torrone für Sie zurückgelegt, aber noch keine Überweisung gefunden. Vielleicht haben sich Ihre Zahlung und diese E-Mail überschnitten; dann brauchen Sie nichts zu tun.",
  },
  it: {
    subject: (number) => `Il bonifico per l’ordine ${number}`,
    title: "Il bonifico non è ancora arrivato",
    text: "teniamo da parte il Suo torrone, ma non abbiamo ancora trovato il bonifico. Se il pagamento e questa e-mail si sono incrociati, non deve fare nulla.",
  },
  en: {
    subject: (number) => `Your transfer for order ${number}`,
    title: "Your transfer has not arrived yet",
    text: "We are keeping your nougat for you but have not found your transfer yet. If your payment and this e-mail have crossed, there is nothing you need to do.",
  },
};

/** That a transfer is still waited for; once an order. */
export const transferReminder = template(orderFacts, (order, language) => ({
  ...noteOf(
    reminder[language],
    order,
    language,
    order.transfer && <BankDetails transfer={order.transfer} language={language} />,
  ),
  ...(order.transfer?.epc ? { scan: order.transfer.epc } : {}),
}));

const cancelled: PerLanguage<Note> = {
  de: {
    subject: (number) => `Storniert: Bestellung ${number}`,
    title: "Ihre Bestellung ist storniert",
    text: "Ihre Bestellung ist storniert. Was Sie schon bezahlt haben, erstatten wir auf demselben Weg; überweisen Sie bitte nichts mehr.",
  },
  it: {
    subject: (number) => `Annullato: ordine ${number}`,
    title: "Il Suo ordine è stato annullato",
    text: "il Suo ordine è stato annullato. Quanto già pagato Le viene rimborsato con lo stesso mezzo; non faccia più alcun bonifico.",
  },
  en: {
    subject: (number) => `Cancelled: order ${number}`,
    title: "Your order has been cancelled",
    text: "Your order has been cancelled. What you have already paid is refunded the same way; please do not make a transfer any more.",
  },
};

/** That an order is cancelled. */
export const orderCancelled = template(orderFacts, (order, language) =>
  // there is nothing to withdraw from any more
  noteOf(
    cancelled[language],
    order,
    language,
    <Facts facts={[[words[language].order, order.number]]} />,
    null,
  ),
);

const refunded: PerLanguage<Note> = {
  de: {
    subject: (number) => `Erstattung zur Bestellung ${number}`,
    title: "Ihr Geld ist unterwegs",
    text: "wir haben Ihnen diesen Betrag auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis er auf Ihrem Konto steht, können einige Tage vergehen. Die Gutschrift finden Sie als PDF bei Ihrer Bestellung.",
  },
  it: {
    subject: (number) => `Rimborso per l’ordine ${number}`,
    title: "Il rimborso è in viaggio",
    text: "Le abbiamo rimborsato questo importo con lo stesso mezzo di pagamento. Possono passare alcuni giorni prima che arrivi sul Suo conto. Trova la nota di credito in PDF nella pagina dell’ordine.",
  },
  en: {
    subject: (number) => `Refund for order ${number}`,
    title: "Your money is on its way",
    text: "We have refunded this amount the same way you paid. It may take a few days to reach your account. You will find the credit note as a PDF with your order.",
  },
};

/** That money went back, whole or in part. */
export const orderRefunded = moneyNote(refunded);

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
    title: "Il Suo pacco è arrivato",
    text: "il Suo ordine è stato consegnato. In un luogo fresco e asciutto il torrone si conserva a lungo; mai in frigorifero.",
    review: "Le è piaciuto? Una recensione sincera ci fa piacere:",
    withdrawal: "Entro 14 giorni può recedere dal contratto:",
  },
  en: {
    subject: (number) => `Delivered: order ${number}`,
    title: "Your parcel has arrived",
    text: "Your order has been delivered. Kept cool and dry, nougat stays good for a long time; it does not belong in the fridge.",
    review: "How do you like it? We would be glad of an honest review:",
    withdrawal: "You may withdraw from the contract within 14 days:",
  },
};

/** That all of an order has come, and where to say how it tastes. */
export const orderDelivered = template(
  z.object({
    order: orderFacts,
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
