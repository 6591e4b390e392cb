import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { Action, Facts, Paragraph, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: (count: number) => string;
  title: string;
  text: string;
  left: (count: number) => string;
  soldOut: string;
  button: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (count) => (count === 1 ? "Eine Sorte geht zur Neige" : `${count} Sorten gehen zur Neige`),
    title: "Was zur Neige geht",
    text: "Seit der letzten Nachricht dieser Art ist etwas knapp geworden. So viele Packungen lassen sich noch verkaufen:",
    left: (count) => `noch ${count}`,
    soldOut: "ausverkauft",
    button: "Zum Bestand",
  },
  it: {
    subject: (count) =>
      count === 1 ? "Una confezione sta per finire" : `${count} confezioni stanno per finire`,
    title: "Che cosa sta per finire",
    text: "Dall’ultimo avviso di questo tipo qualcosa si è fatto scarso. Ecco quanti pezzi si possono ancora vendere:",
    left: (count) => (count === 1 ? "ne resta 1" : `ne restano ${count}`),
    soldOut: "esaurito",
    button: "Alle giacenze",
  },
  en: {
    subject: (count) => (count === 1 ? "One weight is running low" : `${count} weights are running low`),
    title: "What is running low",
    text: "Something has become scarce since the last mail of this kind. So many packs can still be sold:",
    left: (count) => `${count} left`,
    soldOut: "sold out",
    button: "To the stock",
  },
};

const shape = z.object({
  /** Stock page of the admin. */
  page: z.url(),
  goods: z.array(z.object({ name: z.string(), available: z.number().int() })).min(1),
});

/** Variants low in stock, to the owner. */
export const lowStockMail = template(shape, ({ page, goods }, language) => {
  const t = texts[language];
  return {
    subject: t.subject(goods.length),
    preheader: goods.map(({ name }) => name).join(", "),
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{t.text}</Paragraph>
        <Facts
          facts={goods.map(
            ({ name, available }) => [name, available <= 0 ? t.soldOut : t.left(available)] as const,
          )}
        />
        <Action href={page}>{t.button}</Action>
      </>
    ),
  };
});
