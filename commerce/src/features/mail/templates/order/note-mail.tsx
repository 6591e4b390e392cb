import type { ReactNode } from "react";
import type { Language } from "../../../../platform/languages";
import { Action, Paragraph, Title } from "../parts";
import type { MailContent } from "../template";
import type { OrderMailData } from "./order-mail-data";
import { WithdrawLink } from "./summary";
import { orderMailTexts } from "./texts";

/** Subject, title and text of a mail with a single statement about an order. */
export interface Note {
  subject: (number: string) => string;
  title: string;
  text: string;
}

/** Builds a mail from a note: title, greeting, text, further content, and the link to the order. */
export function noteOf(
  { subject, title, text }: Note,
  order: OrderMailData,
  language: Language,
  more: ReactNode,
  end: ReactNode = <WithdrawLink facts={order} language={language} />,
): MailContent {
  const w = orderMailTexts[language];
  return {
    subject: subject(order.number),
    preheader: title,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{w.greeting(order.name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {more}
        <Action href={order.url}>{w.toOrder}</Action>
        {end}
      </>
    ),
  };
}
