import { z } from "@medusajs/framework/zod";
import { languages, type PerLanguage } from "../../../../platform/languages";
import { money } from "@su-turrone/contract/formats";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { Action, Facts, Paragraph, Title } from "../parts";
import { template } from "../template";
import { orderMailShape } from "./order-mail-data";
import { OrderSummary } from "./summary";
import { orderMailTexts } from "./texts";

interface Texts {
  subject: (number: string, total: string) => string;
  title: string;
  pack: string;
  transfer: string;
  processing: string;
  email: string;
  language: string;
  button: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (number, total) => `Neue Bestellung ${number}: ${total}`,
    title: "Eine neue Bestellung",
    pack: "Sie kann gepackt werden.",
    transfer:
      "Sie wird per Überweisung bezahlt: bitte erst packen, wenn das Geld da ist. Die Ware ist so lange zurückgelegt.",
    processing: "Die Zahlung wird noch bestätigt: bitte erst packen, wenn sie da ist.",
    email: "E-Mail",
    language: "Sprache",
    button: "In der Verwaltung öffnen",
  },
  it: {
    subject: (number, total) => `Nuovo ordine ${number}: ${total}`,
    title: "Un nuovo ordine",
    pack: "Si può preparare.",
    transfer:
      "Verrà pagato con bonifico: preparare il pacco solo quando il denaro è arrivato. Fino ad allora la merce è riservata.",
    processing: "Il pagamento è ancora in fase di conferma: preparare il pacco solo quando è arrivato.",
    email: "E-mail",
    language: "Lingua",
    button: "Aprire nell’amministrazione",
  },
  en: {
    subject: (number, total) => `New order ${number}: ${total}`,
    title: "A new order",
    pack: "It can be packed.",
    transfer:
      "It will be paid by bank transfer: please pack it only once the money is there. The goods are set aside until then.",
    processing: "The payment is still being confirmed: please pack it only once it has arrived.",
    email: "E-mail",
    language: "Language",
    button: "Open in the admin",
  },
};

const shape = orderMailShape.extend({
  /** E-mail address of the buyer. */
  email: z.string(),
  /** Whether the order is paid, or a card payment is authorised. */
  paid: z.boolean(),
  /** Language of the order. */
  language: z.enum(languages),
});

/** New order, to the owner: goods, buyer and address; links to the admin. */
export const orderNotice = template(shape, ({ email, paid, language: placedIn, ...facts }, language) => {
  const t = texts[language];
  const waits = facts.transfer ? t.transfer : t.processing;
  const named = new Intl.DisplayNames([language], { type: "language" }).of(placedIn) ?? placedIn;
  return {
    subject: t.subject(facts.number, money(facts.total_cents, language)),
    preheader: facts.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    replyTo: email,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{paid ? t.pack : waits}</Paragraph>
        <Facts
          facts={[
            [t.email, shownAddress(email)],
            [t.language, named],
            ...(facts.transfer
              ? [[orderMailTexts[language].transfer.reference, facts.transfer.reference] as const]
              : []),
          ]}
        />
        <Action href={facts.url}>{t.button}</Action>
        <OrderSummary facts={facts} language={language} />
      </>
    ),
  };
});
