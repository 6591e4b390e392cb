import { z } from "@medusajs/framework/zod";
import { isAllSettled, withdrawalConsequences } from "@su-turrone/contract/orders";
import type { Language } from "../../../platform/languages";
import { date, exactTime } from "@su-turrone/contract/formats";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { fill, textsOf } from "../../../texts";
import { Facts, mailOf, Paragraph, template } from "./parts";

const shape = z.object({
  name: z.string(),
  email: z.string(),
  order_number: z.string(),
  items: z.string(),
  /** ISO 8601. */
  received_at: z.string(),
});

type Declared = z.infer<typeof shape>;

/** `next` is null when no order is known, `earlier` for the first withdrawal; mails from before the fields lack them. */
const receipt = shape.extend({
  next: z.enum(withdrawalConsequences).nullish(),
  earlier: z.object({ received_at: z.string(), whole: z.boolean(), settled: z.boolean() }).nullish(),
});

/** The declaration with date and time. */
function Declaration({ declared, language }: { declared: Declared; language: Language }) {
  const w = textsOf("mails", language).withdrawal.declaration;
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
export const withdrawalReceipt = template(receipt, ({ next, earlier, ...declared }, language) => {
  const t = textsOf("mails", language).withdrawal.receipt;
  const stands = earlier && t.earlier[earlier.whole ? "whole" : "part"][earlier.settled ? "settled" : "open"];
  const isOver = isAllSettled(earlier) && next !== "refunded";
  return mailOf({
    subject: t.subject,
    preheader: t.text,
    title: t.title,
    paragraphs: [fill(t.greeting, { name: declared.name }), t.text],
    more: (
      <>
        <Declaration declared={declared} language={language} />
        {stands && <Paragraph>{fill(stands, { time: exactTime(earlier.received_at, language) })}</Paragraph>}
        {!isOver && <Paragraph>{t.next[next ?? "unknown"]}</Paragraph>}
      </>
    ),
  });
});

/** Received withdrawal, to the owner, with the deadline of the refund if one is due. */
export const withdrawalNotice = template(
  shape.extend({ due_at: z.string().nullable() }),
  ({ due_at: dueAt, ...declared }, language) => {
    const t = textsOf("mails", language).withdrawal.notice;
    const due = dueAt === null ? t.nothingDue : fill(t.due, { day: date(dueAt, language) });
    return mailOf({
      subject: fill(t.subject, { order: declared.order_number }),
      preheader: due,
      replyTo: declared.email,
      title: t.title,
      more: (
        <>
          <Declaration declared={declared} language={language} />
          <Paragraph>{due}</Paragraph>
        </>
      ),
    });
  },
);
