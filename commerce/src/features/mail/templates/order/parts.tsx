import type { ReactNode } from "react";
import type { Language } from "../../../../platform/languages";
import { date, money, moneyPerKg, percent } from "@su-turrone/contract/formats";
import { colours } from "@su-turrone/contract/brand";
import { invoiceFields, isBuyerNamed } from "@su-turrone/contract/buyer-requests";
import { fill, textsOf } from "../../../../texts";
import {
  body,
  Facts,
  linesBelow,
  mailOf,
  Paragraph,
  Quote,
  Remark,
  ScanCode,
  Subtitle,
  TextLink,
  type MailContent,
} from "../parts";
import type { OrderMailData, TransferMailData } from "./order-mail-data";

const cell = {
  padding: "9px 0",
  borderBottom: `1px solid ${colours.sand}`,
  fontFamily: body,
  fontSize: "17px",
  lineHeight: "25px",
  verticalAlign: "top",
} as const;
const amount = { ...cell, paddingLeft: "16px", textAlign: "right", whiteSpace: "nowrap" } as const;

const Row = ({ name, value, strong = false }: { name: ReactNode; value: string; strong?: boolean }) => (
  <tr>
    <td style={strong ? { ...cell, fontWeight: 600 } : cell}>{name}</td>
    <td style={strong ? { ...amount, fontWeight: 600 } : amount}>{value}</td>
  </tr>
);

/** Ordered goods and totals. */
const Lines = ({ facts, language }: { facts: OrderMailData; language: Language }) => {
  const w = textsOf("orderMails", language).order;
  const euro = (cents: number) => money(cents, language);
  return (
    <table className="data" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 20px" }}>
      <tbody>
        {facts.lines.map(({ name, quantity, unit_cents: unit, per_kg_cents: perKg, total_cents: total }) => (
          <Row
            key={name}
            name={
              <>
                {`${quantity} × ${name}`}
                <br />
                <span style={{ fontSize: "15px", color: colours.chestnut }}>
                  {[
                    fill(w.each, { price: euro(unit) }),
                    typeof perKg === "number" ? moneyPerKg(perKg, language) : "",
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </>
            }
            value={euro(total)}
          />
        ))}
        <Row name={w.goods} value={euro(facts.goods_cents)} />
        {facts.discount_cents > 0 && <Row name={w.discount} value={euro(-facts.discount_cents)} />}
        <Row name={w.shipping} value={facts.shipping_cents === 0 ? w.free : euro(facts.shipping_cents)} />
        <Row name={w.total} value={euro(facts.total_cents)} strong />
        {facts.taxes.map(({ rate, vat_cents: vat }) => (
          <Row key={rate} name={fill(w.vat, { rate: percent(rate, language) })} value={euro(vat)} />
        ))}
      </tbody>
    </table>
  );
};

/** A part of a mail with its title; nothing if it has no content. */
const Part = ({ title, children }: { title: string; children: ReactNode }) =>
  children && (
    <>
      <Subtitle>{title}</Subtitle>
      {children}
    </>
  );

/** Number, date, goods, totals with VAT, addresses, notes, gift and invoice data of an order. */
export const OrderSummary = ({ facts, language }: { facts: OrderMailData; language: Language }) => {
  const w = textsOf("orderMails", language).order;
  const invoice = invoiceFields.flatMap((field) =>
    facts.invoice?.[field] ? [[w.invoiceData[field], facts.invoice[field]] as const] : [],
  );
  return (
    <>
      <Facts
        facts={[
          [w.order, facts.number],
          [w.placed, date(facts.placed_at, language)],
          [w.payment, w.payments[facts.payment]],
        ]}
      />
      <Subtitle>{w.items}</Subtitle>
      <Lines facts={facts} language={language} />
      <Subtitle>{w.shippingAddress}</Subtitle>
      <Paragraph>{linesBelow(facts.shipping_address)}</Paragraph>
      <Subtitle>{w.billingAddress}</Subtitle>
      <Paragraph>{linesBelow(facts.billing_address)}</Paragraph>
      <Part title={w.notes}>{facts.notes && <Quote>{facts.notes}</Quote>}</Part>
      <Part title={w.giftMessage}>{facts.gift_message && <Quote>{facts.gift_message}</Quote>}</Part>
      <Part title={w.gift}>
        {facts.gift && facts.gift_message === "" && <Paragraph>{w.giftNoCard}</Paragraph>}
      </Part>
      <Part title={w.invoice}>{invoice.length > 0 && <Facts facts={invoice} />}</Part>
    </>
  );
};

/** The mail's QR code, for every mail with `BankDetails`: without it, the picture there would be broken. */
export const scanOf = ({ transfer }: OrderMailData): Pick<MailContent, "scan"> =>
  transfer?.epc ? { scan: transfer.epc } : {};

/**
 * Transfer instructions, spelled exactly: banks compare the account holder's name since October 2025 (Regulation (EU)
 * 2024/886).
 */
export const BankDetails = ({ transfer, language }: { transfer: TransferMailData; language: Language }) => {
  const w = textsOf("orderMails", language).order.transfer;
  return (
    <>
      {transfer.demo && (
        <Paragraph>
          <strong>{w.demo}</strong>
        </Paragraph>
      )}
      <Subtitle>{w.title}</Subtitle>
      <Facts
        facts={[
          [w.amount, money(transfer.amount_cents, language)],
          [w.holder, transfer.holder],
          [w.iban, transfer.iban],
          [w.bic, transfer.bic],
          [w.reference, transfer.reference],
          [w.due, date(transfer.due_date, language)],
        ]}
      />
      <Paragraph>{w.exactly}</Paragraph>
      {transfer.epc && (
        <>
          <Paragraph>{w.code}:</Paragraph>
          <ScanCode alt={w.code} />
        </>
      )}
    </>
  );
};

/** Withdrawal link, in the wording required by law (Directive (EU) 2023/2673). @param text text before the link */
export const WithdrawLink = ({
  facts,
  language,
  text,
}: {
  facts: OrderMailData;
  language: Language;
  text?: string;
}) =>
  facts.withdraw_url === undefined ? null : (
    <Remark>
      {text && `${text} `}
      <TextLink href={facts.withdraw_url}>{textsOf("orderMails", language).order.withdraw}</TextLink>
    </Remark>
  );

/** Subject, title and text of a mail with a single statement about an order. */
export interface Note {
  /** With the {{number}} of the order. */
  subject: string;
  title: string;
  text: string;
}

/** Greets the buyer, by name if it is known. */
export const greetingOf = (
  { gift, name, shipping_address: to }: OrderMailData,
  language: Language,
): string =>
  isBuyerNamed(gift, name, to)
    ? fill(textsOf("orderMails", language).order.greeting, { name })
    : textsOf("mails", language).greeting;

/** Builds a mail from a note: title, greeting, text, further content, and the link to the order. */
export function noteOf(
  { subject, title, text }: Note,
  order: OrderMailData,
  language: Language,
  more: ReactNode,
  end: ReactNode = <WithdrawLink facts={order} language={language} />,
): MailContent {
  const w = textsOf("orderMails", language).order;
  return mailOf({
    subject: fill(subject, { number: order.number }),
    title,
    paragraphs: [greetingOf(order, language), text],
    more,
    button: { text: w.toOrder, href: order.url },
    end,
  });
}
