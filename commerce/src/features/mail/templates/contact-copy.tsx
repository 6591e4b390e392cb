import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { dateTime } from "../../../platform/format";
import { Facts, Paragraph, Quote, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: string;
  title: string;
  greeting: (name: string) => string;
  text: string;
  topic: string;
  sent: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: "Ihre Nachricht an Su Turrone",
    title: "Ihre Nachricht ist angekommen",
    greeting: (name) => `Guten Tag ${name},`,
    text: "vielen Dank. Wir antworten Ihnen so bald wie möglich. Zur Erinnerung haben Sie hier eine Kopie Ihrer Nachricht.",
    topic: "Thema",
    sent: "Gesendet am",
  },
  it: {
    subject: "Il Suo messaggio a Su Turrone",
    title: "Il Suo messaggio è arrivato",
    greeting: (name) => `Buongiorno ${name},`,
    text: "grazie. Le risponderemo appena possibile. Qui sotto trova una copia del Suo messaggio.",
    topic: "Argomento",
    sent: "Inviato il",
  },
  en: {
    subject: "Your message to Su Turrone",
    title: "Your message has arrived",
    greeting: (name) => `Hello ${name},`,
    text: "Thank you. We will answer as soon as we can. Here is a copy of your message for your records.",
    topic: "Topic",
    sent: "Sent on",
  },
};

const shape = z.object({
  name: z.string(),
  message: z.string(),
  topic: z.string(),
  /** ISO 8601. */
  sent_at: z.string(),
});

/** To whoever wrote through the contact form: what was written. */
export const contactCopy = template(shape, ({ name, message, topic, sent_at: sentAt }, language) => {
  const t = texts[language];
  return {
    subject: t.subject,
    preheader: t.text,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{t.greeting(name)}</Paragraph>
        <Paragraph>{t.text}</Paragraph>
        <Facts
          facts={[
            [t.topic, topic],
            [t.sent, dateTime(sentAt, language)],
          ]}
        />
        <Quote>{message}</Quote>
      </>
    ),
  };
});
