import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { Action, Paragraph, Remark, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: (name: string) => string;
  title: (name: string) => string;
  text: string;
  button: string;
  once: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (name) => `Wieder da: ${name}`,
    title: (name) => `${name} ist wieder da`,
    text: "Sie wollten wissen, wann es das wieder gibt: jetzt. Der Vorrat ist begrenzt, und zurücklegen können wir nichts.",
    button: "Zum Produkt",
    once: "Das war die eine Nachricht, um die Sie gebeten haben. Ihre Adresse nutzen wir dafür nicht mehr.",
  },
  it: {
    subject: (name) => `Di nuovo disponibile: ${name}`,
    title: (name) => `${name} è di nuovo disponibile`,
    text: "Ecco l’avviso richiesto. La scorta è limitata e non possiamo metterne da parte.",
    button: "Al prodotto",
    once: "Questo è l’unico messaggio richiesto. Non useremo più questo indirizzo a questo scopo.",
  },
  en: {
    subject: (name) => `Back again: ${name}`,
    title: (name) => `${name} is back`,
    text: "You wanted to know when you could have it again: now. Stock is limited, and we cannot put any aside.",
    button: "To the product",
    once: "This was the one message you asked for. We will not use your address for it again.",
  },
};

const shape = z.object({ name: z.string(), url: z.url() });

/** Back-in-stock alert; sent once. */
export const backInStockMail = template(shape, ({ name, url }, language) => {
  const t = texts[language];
  return {
    subject: t.subject(name),
    preheader: t.text,
    body: (
      <>
        <Title>{t.title(name)}</Title>
        <Paragraph>{t.text}</Paragraph>
        <Action href={url}>{t.button}</Action>
        <Remark>{t.once}</Remark>
      </>
    ),
  };
});
