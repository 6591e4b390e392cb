import { z } from "@medusajs/framework/zod";
import { dateTime, money } from "@su-turrone/contract/formats";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { fill, textsOf } from "../../../texts";
import { Facts, mailOf, Paragraph, Quote, Remark, template, TextLink } from "./parts";

const accountLink = z.object({
  email: z.string(),
  /** Admin page opened with the token. */
  page: z.url(),
  /** Gives access to an account, so it is only shown to the recipient; "" when the mail is viewed in the admin. */
  token: z.string(),
  /** ISO 8601. */
  expires_at: z.string(),
});

/** A mail with a single-use, short-lived link into the admin. */
const accountMail = (name: "passwordReset" | "invitation") =>
  template(accountLink, ({ email, page, token, expires_at: end }, language) => {
    const t = textsOf("mails", language)[name];
    const link = new URL(page);
    link.searchParams.set("token", token);
    return mailOf({
      subject: t.subject,
      title: t.title,
      paragraphs: [fill(t.text, { email })],
      button: { text: t.button, href: link.href },
      end: (
        <Remark>
          {fill(t.until, { time: dateTime(end, language) })} {t.otherwise}
        </Remark>
      ),
    });
  });

export const passwordReset = accountMail("passwordReset");

export const invitation = accountMail("invitation");

const login = z.object({
  email: z.string(),
  /** IP address of the browser. */
  address: z.string(),
  /** Time of the login, ISO 8601. */
  at: z.string(),
});

/** Notifies an account's owner of a login from a new browser. */
export const newDevice = template(login, ({ email, address, at }, language) => {
  const t = textsOf("mails", language).newDevice;
  return mailOf({
    subject: t.subject,
    title: t.title,
    paragraphs: [fill(t.text, { email, time: dateTime(at, language), address }), t.otherwise],
  });
});

/** Headers for one-click unsubscribe in mail clients (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const LinkedRemark = ({ text, link, href }: { text: string; link: string; href: string }) => (
  <Remark>
    {text} <TextLink href={href}>{link}</TextLink>
  </Remark>
);

export const backInStockConfirm = template(
  z.object({ name: z.string(), url: z.url(), end_url: z.url() }),
  ({ name, url, end_url: endUrl }, language) => {
    const { greeting, backInStockConfirm: t } = textsOf("mails", language);
    return mailOf({
      subject: fill(t.subject, { name }),
      preheader: t.not,
      headers: unsubscribeHeaders(endUrl),
      title: t.title,
      paragraphs: [greeting, fill(t.text, { name })],
      button: { text: t.button, href: url },
      end: <LinkedRemark text={t.not} link={t.end} href={endUrl} />,
    });
  },
);

/** Back-in-stock alert; sent once. */
export const backInStockMail = template(
  z.object({ name: z.string(), url: z.url() }),
  ({ name, url }, language) => {
    const t = textsOf("mails", language).backInStock;
    return mailOf({
      subject: fill(t.subject, { name }),
      preheader: t.text,
      title: fill(t.title, { name }),
      paragraphs: [t.text],
      button: { text: t.button, href: url },
      end: <Remark>{t.once}</Remark>,
    });
  },
);

/** Double opt-in for the newsletter; must be free of advertising by law (§ 7 UWG). */
export const newsletterConfirm = template(
  z.object({ url: z.url(), unsubscribe_url: z.url() }),
  ({ url, unsubscribe_url: unsubscribeUrl }, language) => {
    const { greeting, newsletterConfirm: t } = textsOf("mails", language);
    return mailOf({
      subject: t.subject,
      preheader: t.not,
      headers: unsubscribeHeaders(unsubscribeUrl),
      title: t.title,
      paragraphs: [greeting, t.text],
      button: { text: t.button, href: url },
      end: <LinkedRemark text={t.not} link={t.end} href={unsubscribeUrl} />,
    });
  },
);

/** Confirms the subscription and contains the unsubscribe link. */
export const newsletterWelcome = template(
  z.object({ unsubscribe_url: z.url() }),
  ({ unsubscribe_url: unsubscribeUrl }, language) => {
    const t = textsOf("mails", language).newsletterWelcome;
    return mailOf({
      subject: t.subject,
      preheader: t.text,
      headers: unsubscribeHeaders(unsubscribeUrl),
      title: t.title,
      paragraphs: [t.text],
      end: <LinkedRemark text={t.keep} link={t.end} href={unsubscribeUrl} />,
    });
  },
);

const contact = z.object({
  topic: z.string(),
  /** ISO 8601. */
  sent_at: z.string(),
});

/**
 * Acknowledgement to the sender of a contact message. It repeats nothing that was entered: anybody can enter somebody
 * else's address, and the shop must not send a stranger's text and links under its own name.
 */
export const contactCopy = template(contact, ({ topic, sent_at: sentAt }, language) => {
  const { greeting, contactCopy: t } = textsOf("mails", language);
  const facts = [
    [t.topic, topic],
    [t.sent, dateTime(sentAt, language)],
  ] as const;
  return mailOf({
    subject: t.subject,
    preheader: t.text,
    title: t.title,
    paragraphs: [greeting, t.text],
    more: <Facts facts={facts} />,
  });
});

/** Contact message, to the owner. */
export const contactMessage = template(
  contact.extend({ name: z.string(), email: z.string(), message: z.string() }),
  ({ name, email, message, topic, sent_at: sentAt }, language) => {
    const t = textsOf("mails", language).contactMessage;
    const facts = [
      [t.from, name],
      [t.email, shownAddress(email)],
      [t.topic, topic],
      [t.sent, dateTime(sentAt, language)],
    ] as const;
    return mailOf({
      subject: fill(t.subject, { name, topic }),
      preheader: message.slice(0, 120),
      replyTo: email,
      title: t.title,
      more: (
        <>
          <Facts facts={facts} />
          <Quote>{message}</Quote>
          <Paragraph>{t.answer}</Paragraph>
        </>
      ),
    });
  },
);

/** Variants low in stock, to the owner. */
export const lowStockMail = template(
  z.object({
    /** Stock page of the admin. */
    page: z.url(),
    goods: z.array(z.object({ name: z.string(), available: z.number().int() })).min(1),
  }),
  ({ page, goods }, language) => {
    const t = textsOf("mails", language).lowStock;
    const left = (count: number): string => {
      if (count <= 0) return t.soldOut;
      return count === 1 ? t.left_one : fill(t.left_other, { count });
    };
    return mailOf({
      subject: goods.length === 1 ? t.subject_one : fill(t.subject_other, { count: goods.length }),
      preheader: goods.map(({ name }) => name).join(", "),
      title: t.title,
      paragraphs: [t.text],
      more: <Facts facts={goods.map(({ name, available }) => [name, left(available)] as const)} />,
      button: { text: t.button, href: page },
    });
  },
);

/** Link to an order, to the buyer, after too many failed lookups for opening it directly. */
export const orderLinkMail = template(
  z.object({
    /** Order number as known to the buyer. */
    number: z.string(),
    /** Order page including the key. */
    url: z.url(),
  }),
  ({ number, url }, language) => {
    const { greeting, orderLink: t } = textsOf("mails", language);
    return mailOf({
      subject: fill(t.subject, { number }),
      title: t.title,
      paragraphs: [greeting, fill(t.text, { number })],
      button: { text: t.button, href: url },
      end: <Remark>{t.otherwise}</Remark>,
    });
  },
);

/** Link to the cart that was filled at the telephone, to the buyer, who pays it in the shop. */
export const cartLinkMail = template(
  z.object({
    /** Page that makes the cart the buyer's own. */
    url: z.url(),
    total_cents: z.number().int(),
  }),
  ({ url, total_cents: cents }, language) => {
    const { greeting, cartLink: t } = textsOf("mails", language);
    return mailOf({
      subject: t.subject,
      preheader: t.nothing,
      title: t.title,
      paragraphs: [greeting, fill(t.text, { total: money(cents, language) })],
      button: { text: t.button, href: url },
      end: <Remark>{t.nothing}</Remark>,
    });
  },
);
