import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { Action, Paragraph, Remark, TextLink, Title } from "./parts";
import { template } from "./template";
import { unsubscribeHeaders } from "./unsubscribe-headers";

interface Texts {
  subject: string;
  title: string;
  text: string;
  button: string;
  not: string;
  end: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter",
    title: "Nur noch ein Klick",
    text: "jemand hat diese Adresse für den Newsletter von Su Turrone angemeldet. Wenn Sie das waren, bestätigen Sie bitte die Anmeldung. Der Link gilt eine Woche.",
    button: "Anmeldung bestätigen",
    not: "Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schicken wir Ihnen keinen Newsletter.",
    end: "Anmeldung zurücknehmen",
  },
  it: {
    subject: "Da confermare: iscrizione alla newsletter",
    title: "Manca solo un clic",
    text: "qualcuno ha iscritto questo indirizzo alla newsletter di Su Turrone. Per riceverla basta confermare l’iscrizione. Il link vale una settimana.",
    button: "Confermare l’iscrizione",
    not: "Chi non ha chiesto nulla non deve fare nulla: senza conferma non inviamo nessuna newsletter.",
    end: "Annullare l’iscrizione",
  },
  en: {
    subject: "Please confirm your newsletter subscription",
    title: "Just one more click",
    text: "Someone signed this address up for the Su Turrone newsletter. If it was you, please confirm. The link is valid for one week.",
    button: "Confirm subscription",
    not: "If it was not you, there is nothing to do: without your confirmation we will not send you a newsletter.",
    end: "Withdraw the sign-up",
  },
};

const hello: PerLanguage = { de: "Guten Tag,", it: "Buongiorno,", en: "Hello," };

const shape = z.object({ url: z.url(), unsubscribe_url: z.url() });

/** Double opt-in for the newsletter; must be free of advertising by law (§ 7 UWG). */
export const newsletterConfirm = template(shape, ({ url, unsubscribe_url: unsubscribeUrl }, language) => {
  const t = texts[language];
  return {
    subject: t.subject,
    preheader: t.not,
    headers: unsubscribeHeaders(unsubscribeUrl),
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{hello[language]}</Paragraph>
        <Paragraph>{t.text}</Paragraph>
        <Action href={url}>{t.button}</Action>
        <Remark>
          {t.not} <TextLink href={unsubscribeUrl}>{t.end}</TextLink>
        </Remark>
      </>
    ),
  };
});
