import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { textLanguages } from "@su-turrone/contract/languages";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { languages } from "../../../../platform/languages";
import { fill, textsOf } from "../../../../texts";
import { Facts, linesBelow, mailOf, PageText, Paragraph, Subtitle, template, TextLink } from "../parts";
import { cancelledMailShape, orderMailShape } from "./order-mail-data";
import { BankDetails, greetingOf, noteOf, OrderSummary, scanOf, WithdrawLink } from "./parts";

/**
 * Order confirmation with payment instructions and the legal texts required by law (§ 312f BGB, art. 51 Cod. consumo).
 */
export const orderReceived = template(
  orderMailShape.extend({
    /** Terms and withdrawal notice as of the time of the order; the law requires them in the mail (§ 312f BGB). */
    legal: z.array(
      // `language` is missing in mails from before it was stored
      z.object({ title: z.string(), html: z.string(), language: z.enum(textLanguages).optional() }),
    ),
  }),
  ({ legal, ...facts }, language) => {
    const { order: w, received: t } = textsOf("orderMails", language);
    return mailOf({
      subject: fill(t.subject, { number: facts.number }),
      ...scanOf(facts),
      title: t.title,
      paragraphs: [greetingOf(facts, language), t.text],
      more: facts.transfer ? (
        <BankDetails transfer={facts.transfer} language={language} />
      ) : (
        // a free order has no invoice
        <Paragraph>{facts.total_cents > 0 ? `${t.paid} ${t.invoice}` : t.paid}</Paragraph>
      ),
      button: { text: w.toOrder, href: facts.url },
      end: (
        <>
          <OrderSummary facts={facts} language={language} />
          <WithdrawLink facts={facts} language={language} text={t.legal} />
          {legal.map(({ title, html, language: own }) => (
            <div key={title} lang={own}>
              <Subtitle>{title}</Subtitle>
              <PageText html={html} />
            </div>
          ))}
        </>
      ),
    });
  },
);

/** New order, to the owner: goods, buyer and address; links to the admin. */
export const orderNotice = template(
  orderMailShape.extend({
    /** E-mail address of the buyer. */
    email: z.string(),
    /** Whether the order is paid, or a card payment is authorised. */
    paid: z.boolean(),
    language: z.enum(languages),
  }),
  ({ email, paid, language: placedIn, ...facts }, language) => {
    const { order: w, ownerNotice: t } = textsOf("orderMails", language);
    const waits = facts.transfer ? t.transfer : t.processing;
    const named = new Intl.DisplayNames([language], { type: "language" }).of(placedIn) ?? placedIn;
    return mailOf({
      subject: fill(t.subject, { number: facts.number, total: money(facts.total_cents, language) }),
      preheader: facts.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
      replyTo: email,
      title: t.title,
      paragraphs: [paid ? t.pack : waits],
      more: (
        <Facts
          facts={[
            [t.email, shownAddress(email)],
            [t.language, named],
            ...(facts.transfer ? [[w.transfer.reference, facts.transfer.reference] as const] : []),
          ]}
        />
      ),
      button: { text: t.button, href: facts.url },
      end: <OrderSummary facts={facts} language={language} />,
    });
  },
);

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

/** A mail about a parcel, with its content and tracking link. @param what what it says about it */
const parcelMail = (what: "shipped" | "corrected" | "undone") =>
  template(
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
      const { order: w, shipped: t, [what]: said } = textsOf("orderMails", language);
      const { carrier, tracking_number: number, items } = parcel;
      const url = what === "undone" ? "" : parcel.tracking_url;
      const facts = [
        [w.order, order.number],
        [t.carrier, carrier],
        [t.tracking, number],
        [t.inside, items.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")],
      ] as const;
      const isFirst = what === "shipped";
      return mailOf({
        subject: fill(said.subject, { number: order.number }),
        title: said.title,
        paragraphs: [
          greetingOf(order, language),
          isFirst && days !== undefined ? `${t.text} ${fill(t.days, { days })}` : said.text,
          ...(isFirst && part ? [t.rest] : []),
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

export const orderShipped = parcelMail("shipped");
export const trackingCorrected = parcelMail("corrected");
export const shipmentUndone = parcelMail("undone");

/** The delivery address was changed in the shop, at the buyer's request. */
export const addressChanged = template(orderMailShape, (order, language) => {
  const { order: w, addressChanged: t } = textsOf("orderMails", language);
  return noteOf(
    t,
    order,
    language,
    <>
      <Subtitle>{w.shippingAddress}</Subtitle>
      <Paragraph>{linesBelow(order.shipping_address)}</Paragraph>
    </>,
  );
});

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
