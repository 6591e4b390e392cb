import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../platform/languages";
import { Action, Paragraph, Remark, TextLink, Title } from "./parts";
import { template } from "./template";

interface Texts {
  subject: (name: string) => string;
  title: string;
  text: (name: string) => string;
  button: string;
  not: string;
  end: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (name) => `Dürfen wir Ihnen Bescheid geben? ${name}`,
    title: "Nur noch ein Klick",
    text: (name) =>
      `jemand möchte an diese Adresse erfahren, wann es „${name}“ wieder gibt. Wenn Sie das waren, bestätigen Sie es bitte. Wir schreiben Ihnen dann genau einmal. Der Link gilt eine Woche.`,
    button: "Ja, bitte Bescheid geben",
    not: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun.",
    end: "Nicht benachrichtigen",
  },
  it: {
    subject: (name) => `Avviso di disponibilità da confermare: ${name}`,
    title: "Manca solo un clic",
    text: (name) =>
      `qualcuno ha chiesto di essere avvisato a questo indirizzo quando «${name}» sarà di nuovo disponibile. Per ricevere l’avviso basta confermare. Scriveremo una sola volta. Il link vale una settimana.`,
    button: "Confermare l’avviso",
    not: "Senza conferma non arriva nulla.",
    end: "Nessun avviso, grazie",
  },
  en: {
    subject: (name) => `Shall we let you know? ${name}`,
    title: "Just one more click",
    text: (name) =>
      `Someone asked us to write to this address when “${name}” is back. If it was you, please confirm. We will then write to you exactly once. The link is valid for one week.`,
    button: "Yes, let me know",
    not: "If it was not you, there is nothing to do.",
    end: "Do not notify me",
  },
};

const hello: PerLanguage = { de: "Guten Tag,", it: "Buongiorno,", en: "Hello," };

const shape = z.object({ name: z.string(), url: z.url(), end_url: z.url() });

/** Double opt-in for a back-in-stock alert. */
export const backInStockConfirm = template(shape, ({ name, url, end_url: endUrl }, language) => {
  const t = texts[language];
  return {
    subject: t.subject(name),
    preheader: t.not,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{hello[language]}</Paragraph>
        <Paragraph>{t.text(name)}</Paragraph>
        <Action href={url}>{t.button}</Action>
        <Remark>
          {t.not} <TextLink href={endUrl}>{t.end}</TextLink>
        </Remark>
      </>
    ),
  };
});
