import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../../platform/languages";
import { Facts, Paragraph, TextLink } from "../parts";
import { template } from "../template";
import { noteOf, type Note } from "./note-mail";
import { cancelledMailShape, orderMailShape, type CancelledMoney } from "./order-mail-data";
import { WithdrawLink } from "./summary";
import { orderMailTexts } from "./texts";

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
