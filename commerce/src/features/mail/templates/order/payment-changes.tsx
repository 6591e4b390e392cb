import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../../platform/languages";
import { money } from "@su-turrone/contract/formats";
import { Facts } from "../parts";
import { template } from "../template";
import { noteOf, type Note } from "./note-mail";
import { orderMailShape } from "./order-mail-data";
import { BankDetails, scanOf } from "./summary";
import { orderMailTexts } from "./texts";

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

const paidAfterWithdrawal: PerLanguage<Note> = {
  de: {
    subject: (number) => `Zahlung eingegangen: Bestellung ${number}`,
    title: "Ihre Zahlung geht an Sie zurück",
    text: "Ihre Zahlung ist nach Ihrem Widerruf eingegangen. Was auf die widerrufene Ware entfällt, überweisen wir Ihnen zurück; sobald das geschehen ist, bekommen Sie eine Bestätigung.",
  },
  it: {
    subject: (number) => `Pagamento ricevuto: ordine ${number}`,
    title: "Il pagamento sarà restituito",
    text: "il pagamento è arrivato dopo il recesso. Restituiamo con un bonifico quanto riguarda la merce del recesso; appena fatto, arriva una conferma.",
  },
  en: {
    subject: (number) => `Payment received: order ${number}`,
    title: "Your payment goes back to you",
    text: "Your payment arrived after you had withdrawn. We transfer back what was paid for the goods you withdrew from; as soon as that is done, you will receive a confirmation.",
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

/**
 * Received payment: the full amount due, a part of it with instructions to pay the rest, or one for a withdrawn order,
 * which goes back.
 */
export const orderPaid = template(
  movedMoney.extend({
    /** Amount still due; missing in mails from before the field existed. */
    open_cents: z.number().int().default(0),
    /** Whether the order had been withdrawn; missing in mails from before the field existed. */
    withdrawn: z.boolean().default(false),
  }),
  ({ order, amount_cents: amount, open_cents: open, withdrawn }, language) => {
    const facts: [string, string][] = [
      [orderMailTexts[language].order, order.number],
      [amountWord[language], money(amount, language)],
    ];
    if (withdrawn) {
      return noteOf(paidAfterWithdrawal[language], order, language, <Facts facts={facts} />, null);
    }
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
