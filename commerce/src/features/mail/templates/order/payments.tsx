import { z } from "@medusajs/framework/zod";
import { date, money } from "@su-turrone/contract/formats";
import type { Language } from "../../../../platform/languages";
import { textsOf } from "../../../../texts";
import { Facts, template, type MailContent } from "../parts";
import { orderMailShape } from "./order-mail-data";
import { BankDetails, noteOf, scanOf, type Note } from "./parts";

/** A paid or refunded amount of an order; integer euro cents. */
const movedMoney = z.object({ order: orderMailShape, amount_cents: z.number().int() });

type Fact = [name: string, value: string];

/**
 * Received payment: the full amount due, a part of it with instructions to pay the rest, what the owner has agreed with
 * the buyer after a withdrawal, or one for a withdrawn order, which goes back.
 */
export const orderPaid = template(
  movedMoney.extend({
    /** Amount still due; missing in mails from before the field existed. */
    open_cents: z.number().int().default(0),
    /** Whether the order had been withdrawn; missing in mails from before the field existed. */
    withdrawn: z.boolean().default(false),
    /** Whether less than the order's total was agreed after a withdrawal; missing in mails from before the field existed. */
    rest_agreed: z.boolean().default(false),
  }),
  ({ order, amount_cents: amount, open_cents: open, withdrawn, rest_agreed: restAgreed }, language) => {
    const t = textsOf("orderMails", language);
    const facts: Fact[] = [
      [t.order.order, order.number],
      [t.amount, money(amount, language)],
    ];
    if (withdrawn) {
      return noteOf(t.paidAfterWithdrawal, order, language, <Facts facts={facts} />, null);
    }
    if (restAgreed) return noteOf(t.paidAsAgreed, order, language, <Facts facts={facts} />);
    if (open <= 0) return noteOf(t.paid, order, language, <Facts facts={facts} />);
    const more = (
      <>
        <Facts facts={[...facts, [t.paidInPart.open, money(open, language)]]} />
        {order.transfer && <BankDetails transfer={order.transfer} language={language} />}
      </>
    );
    // a demo asks for no money
    const { text, rest } = t.paidInPart;
    const note = { ...t.paidInPart, text: order.transfer?.demo ? text : `${text} ${rest}` };
    return { ...noteOf(note, order, language, more), ...scanOf(order) };
  },
);

/** Reminder of an unpaid transfer; once per order. */
export const transferReminder = template(orderMailShape, (order, language) => ({
  ...noteOf(
    textsOf("orderMails", language).transferReminder,
    order,
    language,
    order.transfer && <BankDetails transfer={order.transfer} language={language} />,
  ),
  ...scanOf(order),
}));

const refund = movedMoney.extend({
  /** Refunded units; missing in mails from before the field existed. */
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), cents: z.number().int() })).default([]),
  shipping_cents: z.number().int().default(0),
  /** Whether the refund has a credit note; missing in mails from before the field existed. */
  credit_note: z.boolean().default(true),
  /** Set if it is sent by bank transfer: a refund, or what was overpaid. */
  transfer: z.enum(["refund", "surplus"]).optional(),
  /** The last four characters of the IBAN it is sent to, if known. */
  iban_end: z.string().nullish(),
});

/** The end of an IBAN, as banks show it. */
const ibanFact = ({ iban_end: end }: { iban_end?: string | null | undefined }): Fact[] =>
  end ? [["IBAN", `… ${end}`]] : [];

/** A mail about one refund: its text, the refunded goods if known, the amount, and further facts. */
function refundMail(
  note: Note,
  { order, amount_cents: amount, lines, shipping_cents: shipping, credit_note }: z.infer<typeof refund>,
  language: Language,
  more: readonly Fact[] = [],
): MailContent {
  const { order: w, amount: amountWord, creditNote } = textsOf("orderMails", language);
  return noteOf(
    { ...note, text: credit_note ? `${note.text} ${creditNote}` : note.text },
    order,
    language,
    <Facts
      facts={[
        [w.order, order.number],
        ...lines.map(({ name, quantity, cents }): Fact => [`${quantity} × ${name}`, money(cents, language)]),
        ...(shipping > 0 ? [[w.shipping, money(shipping, language)] satisfies Fact] : []),
        [amountWord, money(amount, language)],
        ...more,
      ]}
    />,
  );
}

/** Full or partial refund that was made, with the refunded goods if known. */
export const orderRefunded = template(refund, (data, language) => {
  const t = textsOf("orderMails", language).refunded;
  const note = { ...t, text: t.texts[data.transfer ?? "provider"] };
  return refundMail(note, data, language, ibanFact(data));
});

/** A refund the shop is going to send by bank transfer, and by when; or one that came back, and is made again. */
export const refundAnnounced = template(
  refund.extend({
    /** Last day of a transfer; ISO date. */
    until: z.string().default(""),
    /** The buyer was told that it was sent; the last day may be past then. */
    correction: z.boolean().default(false),
    /** It did not reach the buyer, who was told that it was made. */
    came_back: z.boolean().default(false),
  }),
  (data, language) => {
    const { refundAnnounced: t, refundNotSent, refundCameBack } = textsOf("orderMails", language);
    if (data.came_back) return refundMail(refundCameBack, data, language);
    const note = data.correction ? refundNotSent : { ...t, text: t.texts[data.transfer ?? "refund"] };
    const text = data.iban_end ? note.text : `${note.text} ${t.askIban}`;
    const lastDay: Fact[] = data.correction ? [] : [[t.until, date(data.until, language)]];
    return refundMail({ ...note, text }, data, language, [...lastDay, ...ibanFact(data)]);
  },
);

export const refundAccount = template(
  z.object({ order: orderMailShape, iban_end: z.string() }),
  ({ order, iban_end }, language) => {
    const { order: w, refundAccount: t } = textsOf("orderMails", language);
    return noteOf(t, order, language, <Facts facts={[[w.order, order.number], ...ibanFact({ iban_end })]} />);
  },
);
