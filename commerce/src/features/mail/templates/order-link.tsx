import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { Action, Paragraph, Remark, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: (number: string) => string;
  title: string;
  text: (number: string) => string;
  button: string;
  otherwise: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (number) => `Der Link zu Ihrer Bestellung ${number}`,
    title: "Der Link zu Ihrer Bestellung",
    text: (number) =>
      `die Bestellung ${number} wurde in unserem Shop gesucht. Weil zuvor oft vergeblich gesucht worden war, zeigen wir sie nur über diesen Link.`,
    button: "Bestellung ansehen",
    otherwise:
      "Haben nicht Sie gesucht, brauchen Sie nichts zu tun. Geben Sie den Link bitte nicht weiter: Er öffnet Ihre Bestellung.",
  },
  it: {
    subject: (number) => `Il link all’ordine ${number}`,
    title: "Il link all’ordine",
    text: (number) =>
      `l’ordine ${number} è stato cercato nel nostro negozio. Poiché prima c’erano state molte ricerche a vuoto, lo mostriamo solo con questo link.`,
    button: "Vedere l’ordine",
    otherwise:
      "Se la ricerca è di altri, non occorre fare nulla. Il link apre l’ordine: è meglio non inoltrarlo.",
  },
  en: {
    subject: (number) => `The link to your order ${number}`,
    title: "The link to your order",
    text: (number) =>
      `Order ${number} has been looked up in our shop. Because there had been many searches in vain before, we only show it through this link.`,
    button: "View order",
    otherwise:
      "If it was not you, there is nothing you need to do. Please do not pass the link on: it opens your order.",
  },
};

const greeting: PerLanguage = { de: "Guten Tag,", it: "Buongiorno,", en: "Hello," };

const shape = z.object({
  /** Order number as known to the buyer. */
  number: z.string(),
  /** Order page including the key. */
  url: z.url(),
});

/** Link to an order, to the buyer, after too many failed lookups for opening it directly. */
export const orderLinkMail = template(shape, ({ number, url }, language) => {
  const t = texts[language];
  return {
    subject: t.subject(number),
    preheader: t.title,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{greeting[language]}</Paragraph>
        <Paragraph>{t.text(number)}</Paragraph>
        <Action href={url}>{t.button}</Action>
        <Remark>{t.otherwise}</Remark>
      </>
    ),
  };
});
