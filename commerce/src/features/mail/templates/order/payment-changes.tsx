import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../../platform/languages";
import { money } from "@su-turrone/contract/formats";
import { Facts } from "../parts";
import { template } from "../template";
import { noteOf, type Note } from "./note-mail";
import { orderMailShape } from "./order-mail-data";
import { BankDetails, scanOf } from "./summary";
import { orderMailTexts } from "./texts";

/** Label of an amount. */
export const amountWord: PerLanguage = { de: "Betrag", it: "Importo", en: "Amount" };

/** A paid or refunded amount of an order; integer euro cents. */
export const movedMoney = z.object({ order: orderMailShape, amount_cents: z.number().int() });

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
