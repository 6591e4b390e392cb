import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { dateTime } from "@su-turrone/contract/formats";
import { Facts, Paragraph, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: string;
  title: string;
  greeting: string;
  text: string;
  topic: string;
  sent: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: "Ihre Nachricht an Su Turrone",
    title: "Ihre Nachricht ist angekommen",
    greeting: "Guten Tag,",
    text: "vielen Dank für Ihre Nachricht. Wir haben sie erhalten und antworten Ihnen so bald wie möglich.",
    topic: "Thema",
    sent: "Gesendet am",
  },
  it: {
    subject: "Messaggio a Su Turrone: ricevuto",
    title: "Il messaggio è arrivato",
    greeting: "Buongiorno,",
    text: "grazie per il messaggio. Lo abbiamo ricevuto e risponderemo appena possibile.",
    topic: "Argomento",
    sent: "Inviato il",
  },
  en: {
    subject: "Your message to Su Turrone",
    title: "Your message has arrived",
    greeting: "Hello,",
    text: "Thank you for your message. We have received it and will answer as soon as we can.",
    topic: "Topic",
    sent: "Sent on",
  },
};

const shape = z.object({
  topic: z.string(),
  /** ISO 8601. */
  sent_at: z.string(),
});

/**
 * Acknowledgement to the sender of a contact message. It repeats nothing that was entered: anybody can enter somebody
 * else's address, and the shop must not send a stranger's text and links under its own name.
 */
export const contactCopy = template(shape, ({ topic, sent_at: sentAt }, language) => {
  const t = texts[language];
  return {
    subject: t.subject,
    preheader: t.text,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{t.greeting}</Paragraph>
        <Paragraph>{t.text}</Paragraph>
        <Facts
          facts={[
            [t.topic, topic],
            [t.sent, dateTime(sentAt, language)],
          ]}
        />
      </>
    ),
  };
});
