import { z } from "@medusajs/framework/zod";
import { fill, textsOf } from "../../../../texts";
import { Facts, Paragraph, TextLink } from "../parts";
import { mailOf, template } from "../template";
import { cancelledMailShape, orderMailShape } from "./order-mail-data";
import { greetingOf, noteOf, WithdrawLink } from "./parts";

/** Cancellation of an order, and what happens to the money. */
export const orderCancelled = template(cancelledMailShape, ({ money: what, ...order }, language) => {
  const { order: w, cancelled: t } = textsOf("orderMails", language);
  return noteOf(
    { ...t, text: t.texts[what] },
    order,
    language,
    <Facts facts={[[w.order, order.number]]} />,
    // there is nothing to withdraw from any more
    null,
  );
});

/** A shipped parcel, with its content and tracking link. */
export const orderShipped = template(
  z.object({
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
  }),
  ({ order, part, parcel, days }, language) => {
    const { order: w, shipped: t } = textsOf("orderMails", language);
    const { carrier, tracking_number: number, tracking_url: url, items } = parcel;
    const facts = [
      [w.order, order.number],
      [t.carrier, carrier],
      [t.tracking, number],
      [t.inside, items.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")],
    ] as const;
    return mailOf({
      subject: fill(t.subject, { number: order.number }),
      title: t.title,
      paragraphs: [
        greetingOf(order, language),
        days === undefined ? t.text : `${t.text} ${fill(t.days, { days })}`,
        ...(part ? [t.rest] : []),
      ],
      more: <Facts facts={facts.filter(([, value]) => value !== "")} />,
      button: url ? { text: t.track, href: url } : { text: w.toOrder, href: order.url },
      end: (
        <>
          {url && (
            <Paragraph>
              <TextLink href={order.url}>{w.toOrder}</TextLink>
            </Paragraph>
          )}
          <WithdrawLink facts={order} language={language} />
        </>
      ),
    });
  },
);

/** Complete delivery of an order, with review links. */
export const orderDelivered = template(
  z.object({
    order: orderMailShape,
    reviews: z.array(z.object({ name: z.string(), url: z.url() })),
  }),
  ({ order, reviews }, language) => {
    const t = textsOf("orderMails", language).delivered;
    return noteOf(
      t,
      order,
      language,
      <>
        {reviews.length > 0 && <Paragraph>{t.review}</Paragraph>}
        {reviews.map(({ name, url }) => (
          <Paragraph key={url}>
            <TextLink href={url}>{name}</TextLink>
          </Paragraph>
        ))}
      </>,
      <WithdrawLink facts={order} language={language} text={t.withdrawal} />,
    );
  },
);
