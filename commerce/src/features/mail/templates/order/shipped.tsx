import { z } from "@medusajs/framework/zod";
import type { PerLanguage } from "../../../../platform/languages";
import { Action, Facts, Paragraph, TextLink, Title } from "../parts";
import { template } from "../template";
import { orderMailShape } from "./order-mail-data";
import { WithdrawLink } from "./summary";
import { orderMailTexts } from "./texts";

interface Texts {
  subject: (number: string) => string;
  title: string;
  text: string;
  /** Delivery time in business days. */
  days: (days: string) => string;
  rest: string;
  carrier: string;
  tracking: string;
  track: string;
  inside: string;
}

const texts: PerLanguage<Texts> = {
  de: {
    subject: (number) => `Unterwegs: Bestellung ${number}`,
    title: "Ihr Paket ist unterwegs",
    text: "wir haben Ihren Torrone dem Paketdienst übergeben.",
    days: (days) => `In der Regel ist er in ${days} Werktagen bei Ihnen.`,
    rest: "Das ist ein Teil Ihrer Bestellung; der Rest folgt.",
    carrier: "Paketdienst",
    tracking: "Sendungsnummer",
    track: "Sendung verfolgen",
    inside: "Im Paket",
  },
  it: {
    subject: (number) => `In viaggio: ordine ${number}`,
    title: "Il pacco è in viaggio",
    text: "abbiamo affidato il torrone al corriere.",
    days: (days) => `Di solito arriva in ${days} giorni lavorativi.`,
    rest: "Questa è una parte dell’ordine; il resto segue.",
    carrier: "Corriere",
    tracking: "Numero di spedizione",
    track: "Seguire la spedizione",
    inside: "Nel pacco",
  },
  en: {
    subject: (number) => `On its way: order ${number}`,
    title: "Your parcel is on its way",
    text: "We have handed your nougat to the courier.",
    days: (days) => `It usually arrives within ${days} business days.`,
    rest: "This is part of your order; the rest will follow.",
    carrier: "Carrier",
    tracking: "Tracking number",
    track: "Track parcel",
    inside: "In the parcel",
  },
};

const shape = z.object({
  order: orderMailShape,
  /** Whether more parcels follow. */
  part: z.boolean(),
  /** Delivery time in business days, as "2–3"; missing in mails from before the field existed. */
  days: z.string().optional(),
  parcel: z.object({
    carrier: z.string(),
    tracking_number: z.string(),
    /** "" where there is none. */
    tracking_url: z.string().regex(/^(https?:\/\/\S+)?$/),
    items: z.array(z.object({ title: z.string(), quantity: z.number() })),
  }),
});

/** A shipped parcel, with its content and tracking link. */
export const orderShipped = template(shape, ({ order, part, parcel, days }, language) => {
  const t = texts[language];
  const w = orderMailTexts[language];
  const { carrier, tracking_number: number, tracking_url: url, items } = parcel;
  const inside = items.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ");
  const facts = [
    [w.order, order.number],
    [t.carrier, carrier],
    [t.tracking, number],
    [t.inside, inside],
  ] as const;
  return {
    subject: t.subject(order.number),
    preheader: t.title,
    body: (
      <>
        <Title>{t.title}</Title>
        <Paragraph>{w.greeting(order.name)}</Paragraph>
        <Paragraph>{[t.text, ...(days === undefined ? [] : [t.days(days)])].join(" ")}</Paragraph>
        {part && <Paragraph>{t.rest}</Paragraph>}
        <Facts facts={facts.filter(([, value]) => value !== "")} />
        <Action href={url || order.url}>{url ? t.track : w.toOrder}</Action>
        {url && (
          <Paragraph>
            <TextLink href={order.url}>{w.toOrder}</TextLink>
          </Paragraph>
        )}
        <WithdrawLink facts={order} language={language} />
      </>
    ),
  };
});
