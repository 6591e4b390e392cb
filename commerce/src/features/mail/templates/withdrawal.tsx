import { z } from "@medusajs/framework/zod";
import type { Language, PerLanguage } from "../../../platform/languages";
import { date, exactTime } from "@su-turrone/contract/formats";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { Facts, Paragraph, Title } from "./parts";
import { template } from "./template";

interface Words {
  name: string;
  email: string;
  order: string;
  items: string;
  allItems: string;
  received: string;
}

const words: PerLanguage<Words> = {
  de: {
    name: "Name",
    email: "E-Mail",
    order: "Bestellung",
    items: "Umfang",
    allItems: "die ganze Bestellung",
    received: "Eingegangen am",
  },
  it: {
    name: "Nome",
    email: "E-mail",
    order: "Ordine",
    items: "Oggetto",
    allItems: "tutto l’ordine",
    received: "Ricevuto il",
  },
  en: {
    name: "Name",
    email: "E-mail",
    order: "Order",
    items: "Concerning",
    allItems: "the whole order",
    received: "Received on",
  },
};

interface Texts {
  subject: string;
  title: string;
  greeting: (name: string) => string;
  text: string;
  next: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: "Eingangsbestätigung Ihres Widerrufs",
    title: "Ihr Widerruf ist eingegangen",
    greeting: (name) => `Guten Tag ${name},`,
    text: "hiermit bestätigen wir den Eingang Ihrer Widerrufserklärung mit diesem Inhalt:",
    next: "Wir melden uns bei Ihnen wegen der Rücksendung. Spätestens 14 Tage nach Eingang Ihres Widerrufs erstatten wir Ihre Zahlung; wir dürfen damit warten, bis die Ware zurück ist oder Sie die Absendung nachweisen.",
  },
  it: {
    subject: "Conferma di ricezione del recesso",
    title: "Abbiamo ricevuto il recesso",
    greeting: (name) => `Buongiorno ${name},`,
    text: "confermiamo di avere ricevuto la dichiarazione di recesso con questo contenuto:",
    next: "Scriveremo per la restituzione. Il rimborso avviene entro 14 giorni dal ricevimento del recesso; possiamo attendere che la merce torni da noi o che ne sia dimostrata la spedizione.",
  },
  en: {
    subject: "Receipt of your withdrawal",
    title: "We have received your withdrawal",
    greeting: (name) => `Hello ${name},`,
    text: "This confirms that we have received your declaration of withdrawal with the following content:",
    next: "We will write to you about sending the goods back. You will be refunded within 14 days of our receiving your withdrawal; we may wait until the goods are back or you show that you have sent them.",
  },
};

const shape = z.object({
  name: z.string(),
  email: z.string(),
  order_number: z.string(),
  items: z.string(),
  /** ISO 8601. */
  received_at: z.string(),
});

type Declared = z.infer<typeof shape>;

/** The declaration with date and time. */
function Declaration({ declared, language }: { declared: Declared; language: Language }) {
  const w = words[language];
  return (
    <Facts
      facts={[
        [w.name, declared.name],
        [w.email, shownAddress(declared.email)],
        [w.order, declared.order_number],
        [w.items, declared.items || w.allItems],
        [w.received, exactTime(declared.received_at, language)],
      ]}
    />
  );
}

/** Receipt required by law, to the person who has withdrawn. */
export const withdrawalReceipt = template(shape, (declared, language) => {
  const t = texts[language];
  return {
    subject: t.subject,
    preheader: t.text,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{t.greeting(declared.name)}</Paragraph>
        <Paragraph>{t.text}</Paragraph>
        <Declaration declared={declared} language={language} />
        <Paragraph>{t.next}</Paragraph>
      </>
    ),
  };
});

interface NoticeTexts {
  subject: (order: string) => string;
  title: string;
  due: (day: string) => string;
  nothingDue: string;
}

const notices: PerLanguage<NoticeTexts> = {
  de: {
    subject: (order) => `Widerruf: Bestellung ${order}`,
    title: "Ein Widerruf ist eingegangen",
    due: (day) => `Zu erstatten bis ${day}. Er steht in der Verwaltung unter „Widerrufe“.`,
    nothingDue: "Zu erstatten ist nichts. Er steht in der Verwaltung unter „Widerrufe“.",
  },
  it: {
    subject: (order) => `Recesso: ordine ${order}`,
    title: "È arrivato un recesso",
    due: (day) => `Termine per il rimborso: ${day}. Si trova nell’amministrazione, alla voce «Recessi».`,
    nothingDue: "Non c’è nulla da rimborsare. Si trova nell’amministrazione, alla voce «Recessi».",
  },
  en: {
    subject: (order) => `Withdrawal: order ${order}`,
    title: "A withdrawal has come in",
    due: (day) => `To be refunded by ${day}. You will find it in the admin under “Withdrawals”.`,
    nothingDue: "There is nothing to refund. You will find it in the admin under “Withdrawals”.",
  },
};

/** Received withdrawal, to the owner, with the deadline of the refund if one is due. */
export const withdrawalNotice = template(
  shape.extend({ due_at: z.string().nullable() }),
  ({ due_at: dueAt, ...declared }, language) => {
    const t = notices[language];
    const due = dueAt === null ? t.nothingDue : t.due(date(dueAt, language));
    return {
      subject: t.subject(declared.order_number),
      preheader: due,
      replyTo: declared.email,
      body: (
        <>
          <Title>{t.title}</Title>
          <Declaration declared={declared} language={language} />
          <Paragraph>{due}</Paragraph>
        </>
      ),
    };
  },
);
