import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../../platform/languages";
import { textLanguages } from "@su-turrone/contract/languages";
import { Action, PageText, Paragraph, Subtitle, Title } from "../parts";
import { template } from "../template";
import { orderMailShape } from "./order-mail-data";
import { BankDetails, OrderSummary, scanOf, WithdrawLink } from "./summary";
import { orderMailTexts } from "./texts";

interface Texts {
  subject: (number: string) => string;
  title: string;
  text: string;
  paid: string;
  invoice: string;
  legal: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (number) => `Ihre Bestellung ${number} bei Su Turrone`,
    title: "Vielen Dank für Ihre Bestellung",
    text: "Ihre Bestellung ist bei uns in Tonara eingegangen, und wir nehmen sie hiermit an.",
    paid: "Wir packen den Torrone und geben Ihnen Bescheid, sobald das Paket unterwegs ist.",
    invoice: "Die Rechnung finden Sie als PDF bei Ihrer Bestellung, sobald die Zahlung verbucht ist.",
    legal:
      "Zum Aufbewahren: die Bedingungen und die Widerrufsbelehrung, wie sie bei Ihrer Bestellung galten. Widerrufen können Sie auch hier:",
  },
  it: {
    subject: (number) => `Ordine ${number} da Su Turrone`,
    title: "Grazie per l’ordine",
    text: "l’ordine è arrivato da noi a Tonara e con questa e-mail lo accettiamo.",
    paid: "Confezioniamo il torrone; un avviso parte appena il pacco è in viaggio.",
    invoice: "La fattura in PDF è nella pagina dell’ordine, appena il pagamento è registrato.",
    legal:
      "Da conservare: le condizioni di vendita e l’informativa sul recesso valide al momento dell’ordine. Si può recedere anche qui:",
  },
  en: {
    subject: (number) => `Your order ${number} with Su Turrone`,
    title: "Thank you for your order",
    text: "Your order has reached us in Tonara, and we hereby accept it.",
    paid: "We pack the nougat and let you know as soon as the parcel is on its way.",
    invoice: "You will find the invoice as a PDF with your order as soon as the payment is booked.",
    legal:
      "For your records: the terms and the withdrawal notice as they were when you ordered. You can also withdraw here:",
  },
};

const shape = orderMailShape.extend({
  /** Terms and withdrawal notice as of the time of the order; the law requires them in the mail (§ 312f BGB). */
  legal: z.array(
    // `language` is missing in mails from before it was stored
    z.object({ title: z.string(), html: z.string(), language: z.enum(textLanguages).optional() }),
  ),
});

/**
 * Order confirmation with payment instructions and the legal texts required by law (§ 312f BGB, art. 51 Cod. consumo).
 */
export const orderReceived = template(shape, ({ legal, ...facts }, language) => {
  const t = texts[language];
  const w = orderMailTexts[language];
  return {
    subject: t.subject(facts.number),
    preheader: t.title,
    ...scanOf(facts),
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{w.greeting(facts.name)}</Paragraph>
        <Paragraph>{t.text}</Paragraph>
        {facts.transfer ? (
          <BankDetails transfer={facts.transfer} language={language} />
        ) : (
          // a free order has no invoice
          <Paragraph>{facts.total_cents > 0 ? `${t.paid} ${t.invoice}` : t.paid}</Paragraph>
        )}
        <Action href={facts.url}>{w.toOrder}</Action>
        <OrderSummary facts={facts} language={language} />
        <WithdrawLink facts={facts} language={language} text={t.legal} />
        {legal.map(({ title, html, language: own }) => (
          <div key={title} lang={own}>
            <Subtitle>{title}</Subtitle>
            <PageText html={html} />
          </div>
        ))}
      </>
    ),
  };
});
