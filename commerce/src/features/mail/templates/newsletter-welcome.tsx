import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { Paragraph, Remark, TextLink, Title } from "./parts";
import { template } from "./template";
import { unsubscribeHeaders } from "./unsubscribe-headers";

interface Texts {
  subject: string;
  title: string;
  text: string;
  keep: string;
  end: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: "Ihre Anmeldung zum Newsletter ist bestätigt",
    title: "Schön, dass Sie dabei sind",
    text: "Ihre Adresse ist für den Newsletter von Su Turrone angemeldet. Wir schreiben Ihnen nur, wenn es aus der Werkstatt etwas zu erzählen gibt.",
    keep: "Bewahren Sie diese E-Mail auf: Mit dem Link darin können Sie den Newsletter jederzeit abbestellen.",
    end: "Newsletter abbestellen",
  },
  it: {
    subject: "Iscrizione alla newsletter confermata",
    title: "È un piacere scrivere a chi ama il torrone",
    text: "Questo indirizzo è iscritto alla newsletter di Su Turrone. Scriveremo solo quando ci sarà qualcosa da raccontare dal laboratorio.",
    keep: "Da conservare: con il link di questa e-mail l’iscrizione si annulla in qualsiasi momento.",
    end: "Annullare l’iscrizione",
  },
  en: {
    subject: "Your newsletter subscription is confirmed",
    title: "Good to have you with us",
    text: "Your address is signed up for the Su Turrone newsletter. We only write when there is something to tell from the workshop.",
    keep: "Keep this e-mail: its link lets you unsubscribe at any time.",
    end: "Unsubscribe from the newsletter",
  },
};

const shape = z.object({ unsubscribe_url: z.url() });

/** Confirms the subscription and contains the unsubscribe link. */
export const newsletterWelcome = template(shape, ({ unsubscribe_url: unsubscribeUrl }, language) => {
  const t = texts[language];
  return {
    subject: t.subject,
    preheader: t.text,
    headers: unsubscribeHeaders(unsubscribeUrl),
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{t.text}</Paragraph>
        <Remark>
          {t.keep} <TextLink href={unsubscribeUrl}>{t.end}</TextLink>
        </Remark>
      </>
    ),
  };
});
