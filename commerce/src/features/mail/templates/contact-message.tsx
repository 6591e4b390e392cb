import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { dateTime } from "@su-turrone/contract/formats";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { Facts, Paragraph, Quote, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: (name: string, topic: string) => string;
  title: string;
  from: string;
  email: string;
  topic: string;
  sent: string;
  answer: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (name, topic) => `Nachricht von ${name}: ${topic}`,
    title: "Eine Nachricht aus dem Shop",
    from: "Von",
    email: "E-Mail",
    topic: "Thema",
    sent: "Gesendet am",
    answer: "Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Absender der Nachricht.",
  },
  it: {
    subject: (name, topic) => `Messaggio di ${name}: ${topic}`,
    title: "Un messaggio dal negozio",
    from: "Da",
    email: "E-mail",
    topic: "Argomento",
    sent: "Inviato il",
    answer: "La risposta a questa e-mail va a chi ha scritto il messaggio.",
  },
  en: {
    subject: (name, topic) => `Message from ${name}: ${topic}`,
    title: "A message from the shop",
    from: "From",
    email: "E-mail",
    topic: "Topic",
    sent: "Sent on",
    answer: "If you reply to this e-mail, your reply goes to the person who wrote the message.",
  },
};

const shape = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  topic: z.string(),
  /** ISO 8601. */
  sent_at: z.string(),
});

/** Contact message, to the owner. */
export const contactMessage = template(
  shape,
  ({ name, email, message, topic, sent_at: sentAt }, language) => {
    const t = texts[language];
    return {
      subject: t.subject(name, topic),
      preheader: message.slice(0, 120),
      replyTo: email,
      body: (
        <>
          <Title>{t.title}</Title>
          <Facts
            facts={[
              [t.from, name],
              [t.email, shownAddress(email)],
              [t.topic, topic],
              [t.sent, dateTime(sentAt, language)],
            ]}
          />
          <Quote>{message}</Quote>
          <Paragraph>{t.answer}</Paragraph>
        </>
      ),
    };
  },
);
