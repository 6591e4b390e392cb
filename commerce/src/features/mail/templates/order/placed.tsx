import { z } from "@medusajs/framework/zod";
import { money } from "@su-turrone/contract/formats";
import { textLanguages } from "@su-turrone/contract/languages";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { languages } from "../../../../platform/languages";
import { fill, textsOf } from "../../../../texts";
import { Facts, PageText, Paragraph, Subtitle } from "../parts";
import { mailOf, template } from "../template";
import { orderMailShape } from "./order-mail-data";
import { BankDetails, greetingOf, OrderSummary, scanOf, WithdrawLink } from "./parts";

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
    /** Language of the order. */
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
