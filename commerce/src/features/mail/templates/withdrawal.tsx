import { z } from "@medusajs/framework/zod";
import { withdrawalConsequences, type WithdrawalConsequence } from "@su-turrone/contract/orders";
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
  /** What follows; `unknown` when no order is known. */
  next: Readonly<Record<WithdrawalConsequence | "unknown", string>>;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: "Eingangsbestätigung Ihres Widerrufs",
    title: "Ihr Widerruf ist eingegangen",
    greeting: (name) => `Guten Tag ${name},`,
    text: "hiermit bestätigen wir den Eingang Ihrer Widerrufserklärung mit diesem Inhalt:",
    next: {
      nothing:
        "Dafür müssen Sie nichts bezahlen, und wir schicken Ihnen nichts. Sollte schon Geld unterwegs oder vorgemerkt sein, bekommen Sie es zurück.",
      amount_follows:
        "Wir schreiben Ihnen, welcher Betrag noch zu bezahlen ist. Bis dahin müssen Sie nichts bezahlen. Sollte schon Geld unterwegs sein, bekommen Sie zurück, was auf die widerrufene Ware entfällt.",
      refund:
        "Wir schicken Ihnen die widerrufene Ware nicht mehr. Was Sie dafür bezahlt haben, erstatten wir spätestens 14 Tage nach Eingang Ihres Widerrufs.",
      return:
        "Wir melden uns bei Ihnen wegen der Rücksendung. Was Sie für die widerrufene Ware bezahlt haben, erstatten wir spätestens 14 Tage nach Eingang Ihres Widerrufs; wir dürfen damit warten, bis die Ware zurück ist oder Sie die Absendung nachweisen.",
      return_unpaid:
        "Wir melden uns bei Ihnen wegen der Rücksendung. Für die widerrufene Ware müssen Sie nichts bezahlen.",
      disputed:
        "Wir schicken Ihnen die widerrufene Ware nicht mehr. Die Zahlung wurde reklamiert: Der Betrag liegt jetzt bei der Bank der Karte (oder bei PayPal), und dort wird darüber entschieden. Kommt er zu uns zurück, erstatten wir Ihnen, was Sie für die widerrufene Ware bezahlt haben. Doppelt ausgezahlt wird nichts.",
      return_disputed:
        "Wir melden uns bei Ihnen wegen der Rücksendung. Die Zahlung wurde reklamiert: Der Betrag liegt jetzt bei der Bank der Karte (oder bei PayPal), und dort wird darüber entschieden. Kommt er zu uns zurück, erstatten wir Ihnen, was Sie für die widerrufene Ware bezahlt haben, sobald sie zurück ist oder Sie die Absendung nachweisen. Doppelt ausgezahlt wird nichts.",
      refunded: "Was Sie für diese Bestellung bezahlt haben, ist bereits erstattet.",
      unknown:
        "Haben Sie die Ware schon, melden wir uns bei Ihnen wegen der Rücksendung. Haben Sie sie schon bezahlt, erstatten wir Ihre Zahlung spätestens 14 Tage nach Eingang Ihres Widerrufs; wir dürfen damit warten, bis die Ware zurück ist oder Sie die Absendung nachweisen. Andernfalls müssen Sie dafür nichts bezahlen.",
    },
  },
  it: {
    subject: "Conferma di ricezione del recesso",
    title: "Abbiamo ricevuto il recesso",
    greeting: (name) => `Buongiorno ${name},`,
    text: "confermiamo di avere ricevuto la dichiarazione di recesso con questo contenuto:",
    next: {
      nothing:
        "Non c’è nulla da pagare e non spediamo nulla. Se un pagamento è già in viaggio o un importo è riservato, torna indietro.",
      amount_follows:
        "Scriveremo quale importo resta da pagare; fino ad allora non c’è nulla da versare. Se un pagamento è già in viaggio, restituiamo quanto riguarda la merce del recesso.",
      refund:
        "Non spediamo più la merce del recesso. Quanto pagato per questa merce viene rimborsato entro 14 giorni dal ricevimento del recesso.",
      return:
        "Scriveremo per la restituzione. Quanto pagato per la merce del recesso viene rimborsato entro 14 giorni dal ricevimento del recesso; possiamo attendere che la merce torni da noi o che ne sia dimostrata la spedizione.",
      return_unpaid: "Scriveremo per la restituzione. Per la merce del recesso non c’è nulla da pagare.",
      disputed:
        "Non spediamo più la merce del recesso. Il pagamento è stato contestato: l’importo si trova ora presso la banca della carta (o PayPal), che decide. Se torna a noi, rimborsiamo quanto pagato per la merce del recesso. Nulla viene pagato due volte.",
      return_disputed:
        "Scriveremo per la restituzione. Il pagamento è stato contestato: l’importo si trova ora presso la banca della carta (o PayPal), che decide. Se torna a noi, rimborsiamo quanto pagato per la merce del recesso appena la merce è tornata o ne è dimostrata la spedizione. Nulla viene pagato due volte.",
      refunded: "Quanto pagato per questo ordine è già stato rimborsato.",
      unknown:
        "Se la merce è già arrivata, scriveremo per la restituzione. Se è già pagata, il rimborso avviene entro 14 giorni dal ricevimento del recesso; possiamo attendere che la merce torni da noi o che ne sia dimostrata la spedizione. Altrimenti non c’è nulla da pagare.",
    },
  },
  en: {
    subject: "Receipt of your withdrawal",
    title: "We have received your withdrawal",
    greeting: (name) => `Hello ${name},`,
    text: "This confirms that we have received your declaration of withdrawal with the following content:",
    next: {
      nothing:
        "There is nothing for you to pay, and we will not send you anything. If money is already on its way or on hold, you will get it back.",
      amount_follows:
        "We will write to you what remains to be paid; until then there is nothing for you to pay. If money is already on its way, you will get back what is for the goods you have withdrawn from.",
      refund:
        "We will not send the goods you have withdrawn from. What you paid for them will be refunded within 14 days of our receiving your withdrawal.",
      return:
        "We will write to you about sending the goods back. What you paid for them will be refunded within 14 days of our receiving your withdrawal; we may wait until the goods are back or you show that you have sent them.",
      return_unpaid:
        "We will write to you about sending the goods back. There is nothing for you to pay for them.",
      disputed:
        "We will not send the goods you have withdrawn from. The payment was disputed: the amount is now with the bank of the card (or with PayPal), which is deciding on it. If it comes back to us, we will refund what you paid for the goods you have withdrawn from. Nothing is paid twice.",
      return_disputed:
        "We will write to you about sending the goods back. The payment was disputed: the amount is now with the bank of the card (or with PayPal), which is deciding on it. If it comes back to us, we will refund what you paid for the goods you have withdrawn from, as soon as they are back or you show that you have sent them. Nothing is paid twice.",
      refunded: "What you paid for this order has been refunded already.",
      unknown:
        "If you have the goods already, we will write to you about sending them back. If you have paid for them already, you will be refunded within 14 days of our receiving your withdrawal; we may wait until the goods are back or you show that you have sent them. Otherwise there is nothing for you to pay.",
    },
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

/** Missing in mails from before the field existed. */
const receipt = shape.extend({ next: z.enum(withdrawalConsequences).nullish() });

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
export const withdrawalReceipt = template(receipt, ({ next, ...declared }, language) => {
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
        <Paragraph>{t.next[next ?? "unknown"]}</Paragraph>
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
