import { Fragment, type ReactNode } from "react";
import type { Language } from "../../../../platform/languages";
import { date, money, moneyPerKg, percent } from "@su-turrone/contract/formats";
import { colours } from "@su-turrone/contract/brand";
import { invoiceFields, isBuyerNamed } from "@su-turrone/contract/buyer-requests";
import { fill, textsOf } from "../../../../texts";
import { body, Facts, Paragraph, Quote, Remark, ScanCode, Subtitle, TextLink } from "../parts";
import { mailOf, type MailContent } from "../template";
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

const Address = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <Subtitle>{title}</Subtitle>
    <Paragraph>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  </>
);

/** Invoice data as given by the buyer. */
const InvoiceData = ({ invoice, language }: { invoice: OrderMailData["invoice"]; language: Language }) => {
  const w = textsOf("orderMails", language).order;
  const given = invoiceFields.flatMap((field) =>
    invoice?.[field] ? [[w.invoiceData[field], invoice[field]] as const] : [],
  );
  return given.length === 0 ? null : (
    <>
      <Subtitle>{w.invoice}</Subtitle>
      <Facts facts={given} />
    </>
  );
};

/** Number, date, goods, totals with VAT, addresses, notes, gift and invoice data of an order. */
export const OrderSummary = ({ facts, language }: { facts: OrderMailData; language: Language }) => {
  const w = textsOf("orderMails", language).order;
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
      <Address title={w.shippingAddress} lines={facts.shipping_address} />
      <Address title={w.billingAddress} lines={facts.billing_address} />
      {facts.notes && (
        <>
          <Subtitle>{w.notes}</Subtitle>
          <Quote>{facts.notes}</Quote>
        </>
      )}
      {facts.gift_message && (
        <>
          <Subtitle>{w.giftMessage}</Subtitle>
          <Quote>{facts.gift_message}</Quote>
        </>
      )}
      {facts.gift && facts.gift_message === "" && (
        <>
          <Subtitle>{w.gift}</Subtitle>
          <Paragraph>{w.giftNoCard}</Paragraph>
        </>
      )}
      <InvoiceData invoice={facts.invoice} language={language} />
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
